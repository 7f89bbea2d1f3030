/** What leaves no mark: blanks, controls, letters of no width, and the empty pattern of Braille. */
const UNSEEN = /[\s\p{Control}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether nothing of a text can be seen, so that it is no message. */
export const isUnseen = (text: string): boolean => text.replace(UNSEEN, '') === '';
