/** Invisible characters: blanks, controls, zero-width characters and the empty Braille pattern. */
const UNSEEN = /[\s\p{Control}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns whether a text contains nothing visible and so is not a valid message. */
export const isUnseen = (text: string): boolean => text.replace(UNSEEN, '') === '';
