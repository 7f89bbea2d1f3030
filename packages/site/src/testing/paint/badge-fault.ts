/** Measures of a badge on a card, as it is laid out and painted. */
export interface BadgeMeasures {
  readonly words: string;
  /** Pixels of its words on one line, and those that it has for them. */
  readonly scrollWidth: number;
  readonly clientWidth: number;
  /** Value of `text-overflow`. */
  readonly textOverflow: string;
  /** Name of an element of the card that is painted over it; null for none. */
  readonly cover: string | null;
  /** Name of an element of the card whose edge cuts it off; null for none. */
  readonly cutter: string | null;
}

/** Returns why a badge can't be read as a whole, in a sentence that names its words; null where it can. */
export function describeBadgeFault({
  words,
  scrollWidth,
  clientWidth,
  textOverflow,
  cover,
  cutter,
}: BadgeMeasures): string | null {
  const causes = [
    ...(cover === null ? [] : [`covered by ${cover}`]),
    ...(cutter === null ? [] : [`cut off by ${cutter}`]),
    // Half a pixel rounds to a whole one.
    ...(textOverflow === 'clip' && scrollWidth > clientWidth + 1
      ? [`${scrollWidth} px wide in ${clientWidth} px, without an ellipsis`]
      : []),
  ];
  return causes.length === 0 ? null : `“${words}” can't be read: ${causes.join('; ')}`;
}
