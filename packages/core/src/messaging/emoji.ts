const one = String.raw`(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*)`;
const few = new RegExp(`^(?:${one}\\s?){1,3}$`, 'u');

/** Whether a message is a few emoji, three at most, and nothing else; such a one is shown large. */
export const isFewEmoji = (text: string): boolean => few.test(text);
