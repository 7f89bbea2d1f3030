import type { World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import {
  addMarit,
  chat,
  CHAT,
  composerText,
  HELLO,
  logText,
  OTHER,
  sendAgain,
  storedTexts,
  typedInput,
  WORDS,
} from './chat-page.ts';
import { press, readyButton, text, pollValue, type FaultRow } from './row.ts';

const PHOTO = { id: 'answered-photo', thumb_filename: 'answered.svg' };

/** Adds Marit with one photo. */
function addMaritWithPhoto(world: World): void {
  addMarit(world);
  Object.assign(world.members.get(OTHER)!.profile, { images: [PHOTO], main_image: PHOTO });
}

/** Number of times that the log shows Marit's message, alone and quoted. */
const shownHellos = () => (logText()?.split(HELLO).length ?? 1) - 1;
const isQuoteChosen = () => screen.queryByRole('button', { name: 'Leave the quote out' }) !== null;

/** Calls of answers: what a message answers stays with it until the server has stored both. */
export const answerRows: readonly FaultRow[] = [
  {
    ...chat,
    call: 'sendMessage',
    where: 'in answer to a message',
    hasErrorCases: true,
    ownFaults: {
      'an answered message that is gone': {
        kind: 'error',
        code: 'bad_request',
        fields: { reference: 'not_found' },
      },
    },
    typed: typedInput,
    isSent: true,
    isTriedAgain: true,
    act: async (page) => {
      await press(page, 'Answer this message');
      await pollValue(isQuoteChosen).toBe(true);
      await page.user.keyboard('{Enter}');
    },
    expectError: async () => {
      await pollValue(logText).toMatch(/Not sent|Waiting to be sent/);
      expect(logText()).toContain(WORDS);
      expect(shownHellos()).toBe(2);
      expect([composerText(), isQuoteChosen()]).toEqual(['', false]);
    },
    retry: sendAgain,
    expectSuccess: async ({ world }) => {
      await pollValue(() => storedTexts(world)).toEqual([HELLO, WORDS]);
      expect(world.conversations.get(CHAT)?.messages.at(-1)?.reference).toEqual({ kind: 'message', id: '1' });
      await pollValue(logText).not.toMatch(/Not sent|Waiting to be sent/);
      expect(shownHellos()).toBe(2);
    },
  },
  {
    call: 'startChat',
    where: 'to answer a photo',
    prepare: addMaritWithPhoto,
    path: `/members/${OTHER}`,
    ready: () => readyButton('Answer this photo'),
    act: (page) => press(page, 'Answer this photo'),
    expectError: async ({ router }) => {
      await text('Cannot start chat, try again later or contact customer support');
      await readyButton('Answer this photo');
      expect(router.state.page.location.pathname).toBe(`/members/${OTHER}`);
    },
    retry: (page) => press(page, 'Answer this photo'),
    expectSuccess: async ({ router }) => {
      await pollValue(() => router.state.page.location.pathname).toMatch(/^\/chats\/./);
      await text('Photo of Marit');
    },
  },
];
