const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The colour between two hex colours, `share` of the way from the first to the second. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channels(to);
  const parts = channels(from).map((value, index) =>
    Math.round(value + ((end[index] ?? value) - value) * share),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** A vertical gradient from the given colours, evenly spread; goes into `<defs>`. */
export const vertical = (id: string, ...colours: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;

const stops = (colours: readonly string[]) =>
  colours
    .map(
      (colour, index) =>
        `<stop offset="${Math.round((index / (colours.length - 1)) * 100)}%" stop-color="${colour}"/>`,
    )
    .join('');

/** A round glow that fades to nothing; `opacity` is that of its middle. */
export const glow = (id: string, colour: string, opacity = 1): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
