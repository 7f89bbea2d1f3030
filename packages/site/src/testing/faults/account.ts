import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { pushBrowser } from './browser.ts';
import { heading, press, readyButton, text, pollValue, type FaultRow } from './row.ts';

const typedValues = {
  'Email address': 'somebody.new@example.com',
  'Your name': 'Robin',
  Password: 'a-quiet-Lantern-42',
};

const title = () => heading('Meet people near you');

/** Step 0 and the calls that follow it. */
export const accountRows: readonly FaultRow[] = [
  {
    call: 'checkEmail',
    viewer: 'visitor',
    isRead: true,
    ready: title,
    typed: typedValues,
    expectError: async () => {
      await text('We couldn’t check this address.');
      expect(screen.getByRole('button', { name: 'Join now' }).ariaDisabled).toBe('true');
    },
    retry: (page) => press(page, 'Try again'),
    expectSuccess: () => readyButton('Join now'),
  },
  {
    call: 'signUp',
    viewer: 'visitor',
    ready: title,
    typed: typedValues,
    act: (page) => press(page, 'Join now'),
    expectError: async ({ alerts, words }) => {
      await pollValue(() => alerts).toEqual([words]);
      await readyButton('Join now');
    },
    retry: (page) => press(page, 'Join now'),
    expectSuccess: () => heading('Show your smile'),
  },
  {
    call: 'registerPush',
    where: 'with the new account',
    viewer: 'visitor',
    prepare: ({ settings }) => void (settings.push_pub = 'BPublicKeyOfTheSite'),
    ports: () => ({ push: pushBrowser({ isSubscribed: true }) }),
    ready: title,
    typed: typedValues,
    isSent: true,
    isTriedAgain: true,
    act: (page) => press(page, 'Join now'),
    expectError: () => heading('Show your smile'),
    // No control repeats this call: it is retried in the background, and at the next start.
    retry: ({ reload }) => reload(),
    expectSuccess: ({ world }) => pollValue(() => world.pushSubscriptions.size).toBe(1),
  },
  {
    call: 'registerPush',
    where: 'in step 1',
    prepare: ({ settings }) => void (settings.push_pub = 'BPublicKeyOfTheSite'),
    ports: () => ({ push: pushBrowser() }),
    step: 1,
    ready: () => heading('Know when someone writes'),
    act: (page) => press(page, 'Yes, tell me'),
    expectError: () => text('That didn’t work. Try again, or go on without it.'),
    retry: (page) => press(page, 'Yes, tell me'),
    expectSuccess: async ({ world }) => {
      await heading('Show your smile');
      expect(world.pushSubscriptions.size).toBe(1);
    },
  },
  {
    call: 'getProfile',
    where: 'of the campaign',
    viewer: 'visitor',
    isRead: true,
    path: (world) => `/members/${[...world.members.keys()][0] ?? ''}/signup`,
    ready: title,
    typed: typedValues,
    expectError: () => readyButton('Join now'),
    retry: ({ queryClient }) => queryClient.refetchQueries({ queryKey: ['campaignProfile'] }),
    expectSuccess: async ({ world }) => {
      const [member] = world.members.values();
      await heading(`Chat with ${member?.profile.name ?? ''}`);
      await readyButton('Join and chat');
    },
  },
];
