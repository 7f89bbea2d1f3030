/** Counts the characters of a text as every limit does, on the server too: in UTF-16 code units. */
export const countCharacters = (text: string): number => text.length;
