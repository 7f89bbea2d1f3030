import { suspend, type Member, type World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { throttled } from '../account.ts';
import { givePasskey, isSuggestionOver, passkeyBrowser, type PasskeyBrowserOptions } from '../passkeys.ts';
import type { Canvas } from '../sign-up.ts';
import { withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Login/Passkey' } satisfies Meta;
export default meta;

/** Returns the member of the demo who logs in. */
const anna = (of: World): Member =>
  [...of.members.values()].find(({ email }) => email === 'demo.anna@example.com')!;

const known = withWorld((of) => givePasskey(of, anna(of)));

const visitor = (options: ScreenOptions & { browser?: PasskeyBrowserOptions } = {}): StoryObj => {
  const { browser, ...rest } = options;
  return {
    ...screen('login', { world: known, ...rest, globals: { viewer: 'visitor', ...rest.globals } }),
    beforeEach: passkeyBrowser(browser),
  };
};

const press = async (canvas: Canvas, name = 'Log in with a passkey') =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Offered: StoryObj = {
  name: 'Offers a passkey by a button and in the address field',
  ...visitor({
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
      await expect(canvas.getByLabelText('Email address')).toHaveAttribute(
        'autocomplete',
        'username webauthn',
      );
    },
  }),
};

export const Nocturne: StoryObj = {
  name: 'Offers a passkey on a phone, in nocturne, dark and Polish',
  ...visitor({
    globals: { template: 'nocturne', scheme: 'dark', language: 'pl' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: 'Zaloguj się kluczem dostępu' });
    },
  }),
};

export const Succeeds: StoryObj = {
  name: 'Opens the search after a log-in with a passkey',
  ...visitor({
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByRole('heading', { level: 1, name: 'Members' });
      await expect(world().passkeys[0]?.lastUsed).not.toBeNull();
    },
  }),
};

export const Chosen: StoryObj = {
  name: 'Logs in with a passkey that the browser suggested',
  ...visitor({
    browser: { suggests: true },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Members' });
    },
  }),
};

export const WithPassword: StoryObj = {
  name: 'Ends the suggestions when the password is used',
  ...visitor({
    play: async ({ canvas }) => {
      await waitFor(() => expect(isSuggestionOver()).toBe(false));
      await userEvent.type(canvas.getByLabelText('Email address'), 'demo.anna@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'meetcute-demo');
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      await canvas.findByRole('heading', { level: 1, name: 'Members' });
      await waitFor(() => expect(isSuggestionOver()).toBe(true));
    },
  }),
};

export const Asking: StoryObj = {
  name: 'While the browser asks for a passkey',
  ...visitor({
    browser: { use: 'waits' },
    play: async ({ canvas }) => {
      await press(canvas);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /Log in with a passkey/ })).toHaveAttribute(
          'data-pending',
          'true',
        ),
      );
    },
  }),
};

export const Cancelled: StoryObj = {
  name: 'Says that no passkey was used, not an earlier error; keeps the address',
  ...visitor({
    browser: { use: 'NotAllowedError' },
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Email address'), 'demo.anna@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'not the password');
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      await canvas.findByText(/password isn’t right/);
      await press(canvas);
      await canvas.findByText(/No passkey was used/);
      await expect(canvas.queryByText(/password isn’t right/)).toBeNull();
      await expect(canvas.getByLabelText('Email address')).toHaveValue('demo.anna@example.com');
      await expect(canvas.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
    },
  }),
};

export const BrowserFails: StoryObj = {
  name: 'Says that the browser can use no passkey',
  ...visitor({
    browser: { use: 'SecurityError' },
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(/Your browser couldn’t use a passkey/);
    },
  }),
};

export const Failed: StoryObj = {
  name: 'Says that a removed passkey does not work',
  ...visitor({
    world: withWorld(() => undefined),
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(/That passkey didn’t work/);
    },
  }),
};

export const TooOften: StoryObj = {
  name: 'Shows the waiting time after too many log-ins with a passkey',
  ...visitor({
    world: withWorld((of) => givePasskey(of, anna(of)), { faults: { logInWithPasskey: throttled } }),
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText('You’ve tried too often. Try again in 2 minutes.');
    },
  }),
};

export const Suspended: StoryObj = {
  name: 'Tells a suspended member with a passkey until when',
  ...visitor({
    world: withWorld((of) => {
      givePasskey(of, anna(of));
      suspend(of, anna(of), new Date('2030-12-24T00:00:00Z'));
    }),
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(/Your account is suspended until December 24, 2030/);
      await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/complaints');
    },
  }),
};

export const Missing: StoryObj = {
  name: 'Offers no passkey in a browser that has none',
  ...visitor({
    browser: { isMissing: true },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
      await new Promise((resolve) => requestIdleCallback(resolve));
      await expect(canvas.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
    },
  }),
};
