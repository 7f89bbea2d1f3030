import type { Settings, Message } from '@meetcute/contract';

/** Invisible characters: blanks, controls, zero-width characters and the empty Braille pattern. */
const UNSEEN = /[\s\p{Control}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns whether a text contains nothing visible and so is not a valid message. */
export const isUnseen = (text: string): boolean => text.replace(UNSEEN, '') === '';

/** One to three flags or emoji with what is joined to them. A literal, which bundlers leave out with its function. */
const FEW_EMOJI =
  /^(?:(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*)\s?){1,3}$/u;

/** Returns whether a message is one to three emoji and nothing else. Such a message is shown large. */
export const isFewEmoji = (text: string): boolean => FEW_EMOJI.test(text);

/** Returns whether a site lets members send images. Default: false. */
export const areImagesAllowed = ({ chat }: Pick<Settings, 'chat'>): boolean => chat.images === true;

/** Returns why a message can't be sent, by field; null if it can. An image needs no text. */
export function messageProblem(
  { text, image }: { text: string; image?: string | undefined },
  settings: Pick<Settings, 'chat'>,
): Record<string, string> | null {
  if (image === undefined) return isUnseen(text) ? { text: 'too_small' } : null;
  return areImagesAllowed(settings) ? null : { image: 'not_offered' };
}

/**
 * Returns whether the viewer has sent nothing in a conversation, so that their next message is the first. False while
 * older messages that are not loaded (`hasOlder`) may contain one.
 */
export const isFirstMessage = (
  messages: readonly Pick<Message, 'sender'>[],
  viewer: string,
  hasOlder: boolean,
): boolean => !hasOlder && messages.every(({ sender }) => sender !== viewer);
