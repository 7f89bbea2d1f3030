/** Counts the characters of a text as every limit does, on the server too: in Unicode code points. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
