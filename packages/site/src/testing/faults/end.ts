import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import type { World } from '@meetcute/mocks';
import { heading, press, readyButton, text, pollValue, viewerOf, type FaultRow } from './row.ts';

const unconfirmEmail = (world: World) => void (viewerOf(world).emailConfirmed = false);

/** Gives the viewer an unconfirmed address, and lets the test control the polling interval. */
const waiting = (world: World) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  unconfirmEmail(world);
};
const mailPoll = () => vi.advanceTimersByTimeAsync(900);

/** Adds a mailed link of the viewer. */
function addMailedLink(world: World, token: string, kind: 'activate' | 'emailChange'): void {
  const { profile, email } = viewerOf(world);
  const address = kind === 'activate' ? email : 'another@example.com';
  world.mailed.set(token, { kind, member: profile.id, to: address, email: address, isUsed: false });
}

const lastStep = () => heading('Check your email');

/** Steps 6 and 7, and the targets of their mails. */
export const endRows: readonly FaultRow[] = [
  {
    call: 'getSuggestions',
    isRead: true,
    step: 6,
    ready: () => heading('People you might like'),
    expectError: async () => {
      await text('We can’t show anyone just now.');
      await readyButton('Continue');
    },
    retry: (page) => press(page, 'Try again'),
    expectSuccess: async () => {
      await text('They joined');
      expect(screen.queryByText(/couldn’t load/)).toBeNull();
    },
  },
  {
    call: 'getActivation',
    isRead: true,
    step: 7,
    prepare: waiting,
    ready: lastStep,
    act: mailPoll,
    expectError: () => text('We’re sending it now…'),
    retry: mailPoll,
    expectSuccess: async () => {
      await mailPoll();
      await text('It’s sent.');
    },
  },
  {
    call: 'resendActivation',
    step: 7,
    prepare: waiting,
    ready: async () => {
      await lastStep();
      await mailPoll();
      await mailPoll();
      await text('It’s sent.');
    },
    act: (page) => press(page, 'Send it again'),
    expectError: async ({ words }) => {
      await text(words);
      await readyButton('Send it again');
    },
    retry: (page) => press(page, 'Send it again'),
    expectSuccess: async ({ world }) => {
      await text('We’re sending it now…');
      expect([...world.mailed.values()].map(({ kind }) => kind)).toEqual(['activate']);
    },
  },
  {
    call: 'changeEmail',
    path: '/notifications#email-change-incorrect',
    prepare: unconfirmEmail,
    ready: () => heading('Notifications'),
    typed: { 'New email address': 'right@example.com', 'Your password': 'meetcute-demo' },
    act: (page) => press(page, 'Send the link'),
    expectError: async ({ words }) => {
      await text(words);
      await readyButton('Send the link');
    },
    retry: (page) => press(page, 'Send the link'),
    expectSuccess: () => text('A link is on its way to right@example.com.'),
  },
  {
    call: 'activate',
    isRead: true,
    path: '/activate/done?token=a-token-of-a-mail',
    prepare: (world) => {
      unconfirmEmail(world);
      addMailedLink(world, 'a-token-of-a-mail', 'activate');
    },
    ready: () => heading('We couldn’t confirm your address'),
    expectError: ({ words }) => text(words),
    retry: (page) => press(page, 'Try again'),
    expectSuccess: async ({ world }) => {
      await heading('Your address is confirmed');
      await pollValue(() => viewerOf(world).emailConfirmed).toBe(true);
    },
  },
  {
    call: 'confirmEmail',
    isRead: true,
    path: '/mail-change/do?token=a-token-of-a-mail',
    prepare: (world) => addMailedLink(world, 'a-token-of-a-mail', 'emailChange'),
    ready: ({ words }) => text(words),
    expectError: () => readyButton('Try again'),
    retry: (page) => press(page, 'Try again'),
    expectSuccess: ({ world }) => pollValue(() => viewerOf(world).email).toBe('another@example.com'),
  },
];
