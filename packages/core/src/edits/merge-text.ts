/** One replaced range of a text: `base.slice(from, to)` became `text`. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const isHigh = (text: string, index: number) => /[\uD800-\uDBFF]/.test(text.charAt(index));

/** Returns the one range in which two texts differ. Never splits a character of two code units. */
export function findEdit(base: string, next: string): Edit {
  const shorter = Math.min(base.length, next.length);
  let start = 0;
  while (start < shorter && base[start] === next[start]) start += 1;
  if (start > 0 && isHigh(base, start - 1)) start -= 1;
  let end = 0;
  while (end < shorter - start && base.at(-1 - end) === next.at(-1 - end)) end += 1;
  if (end > 0 && isHigh(base, base.length - end - 1)) end -= 1;
  return { from: start, to: base.length - end, text: next.slice(start, next.length - end) };
}

/** Joins two texts with a space, unless there is white space or nothing between them. */
function join(first: string, second: string): string {
  const isApart = first === '' || second === '' || /\s$/.test(first) || /^\s/.test(second);
  return isApart ? first + second : `${first} ${second}`;
}

/** Returns both texts, or the longer one if it contains the other. */
function keepBoth(first: string, second: string): string {
  if (first.includes(second)) return first;
  return second.includes(first) ? second : join(first, second);
}

/**
 * Merges two edits of a text, `first` and `second`, that began from `base`. Words that either of them added are kept;
 * where both wrote at one place, those of `first` come first.
 */
export function mergeText(base: string, first: string, second: string): string {
  if (first === base || first === second) return second;
  if (second === base) return first;
  const one = findEdit(base, first);
  const two = findEdit(base, second);
  const [leftEdit, right] = one.from <= two.from ? [one, two] : [two, one];
  const isApart = leftEdit.to < right.from || (leftEdit.to === right.from && leftEdit.from < right.from);
  if (isApart)
    return (
      base.slice(0, leftEdit.from) +
      leftEdit.text +
      base.slice(leftEdit.to, right.from) +
      right.text +
      base.slice(right.to)
    );
  const both = join(one.text, two.text);
  return base.slice(0, leftEdit.from) + both + base.slice(Math.max(one.to, two.to));
}

/** Merges two texts whose common beginning is not known. Keeps what they share, and the words of both. */
export function uniteTexts(first: string, second: string): string {
  const { from, to, text } = findEdit(first, second);
  return first.slice(0, from) + keepBoth(first.slice(from, to), text) + first.slice(to);
}

/**
 * Returns where a caret belongs after a text has changed around it. Text that was inserted exactly at the caret goes
 * behind it, so that two writers at one place do not mix their words.
 */
export function moveCaret(textBefore: string, textAfter: string, caret: number): number {
  const { from, to, text } = findEdit(textBefore, textAfter);
  if (caret <= from) return caret;
  return caret >= to ? caret + text.length - (to - from) : from + text.length;
}
