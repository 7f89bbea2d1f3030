import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { addConversation } from '../conversation.ts';
import { pollValue, viewerOf } from './row.ts';

/** Profile id of Marit, the only other member. */
export const OTHER = 'somebody';
/** Id of the chat with her. */
export const CHAT = 'chat-of-faults';
/** Her message. */
export const HELLO = 'Which hall do you go to?';
/** Text that the viewer sends. */
export const WORDS = 'The old factory.';

/** Input of a row that sends `WORDS`. */
export const typedInput = { 'Message Marit': WORDS };

/** Returns the profile id of the viewer. */
export const readViewerId = (world: World): string => viewerOf(world).profile.id;

/** Returns the texts of the messages that the server has stored. */
export const storedTexts = (world: World): string[] | undefined =>
  world.conversations.get(CHAT)?.messages.map((message) => message.text);

/** Returns the text of all messages on the page. */
export const logText = (): string | undefined =>
  screen.queryByRole('log', { name: 'Messages with Marit' })?.textContent;

/** Returns the text in the composer. */
export const composerText = (): string | undefined =>
  screen.queryByLabelText<HTMLTextAreaElement>('Message Marit')?.value;

/** Adds Marit, without a chat, and makes messages free. */
export function addMarit(world: World): void {
  const [member] = [...world.members.values()].filter(({ profile }) => profile.id !== readViewerId(world));
  world.members.set(OTHER, {
    ...member!,
    profile: { ...member!.profile, id: OTHER, name: 'Marit', age: 34 },
  });
  world.conversations.clear();
  world.settings.message_credits = 0;
}

/** Adds an unread message from Marit. */
export function addMessage(world: World): void {
  addMarit(world);
  addConversation(world, CHAT, { from: OTHER, to: readViewerId(world), text: HELLO });
}

/** The page of the chat with Marit. */
export const chat = {
  path: `/chats/${CHAT}`,
  prepare: addMessage,
  ready: (): Promise<unknown> => Promise.resolve(pollValue(logText).toContain(HELLO)),
};

/** Presses 'Try again' if present, because the outbox may have retried already. */
export const sendAgain = async (): Promise<void> => {
  screen.queryByRole('button', { name: 'Try again' })?.click();
};
