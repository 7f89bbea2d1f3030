/** One to three flags or emoji with what is joined to them. A literal, which bundlers leave out with its function. */
const few =
  /^(?:(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*)\s?){1,3}$/u;

/** Returns whether a message is one to three emoji and nothing else. Such a message is shown large. */
export const isFewEmoji = (text: string): boolean => few.test(text);
