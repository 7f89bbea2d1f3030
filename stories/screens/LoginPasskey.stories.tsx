import { suspend, type Member, type World } from '@meetcute/mocks';
import { containing, day, fromNow, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { rateLimitFault } from '../account.ts';
import { givePasskey, isSuggestionOver, passkeyBrowser, type PasskeyBrowserOptions } from '../passkeys.ts';
import type { Canvas } from '../sign-up.ts';
import { withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Login/Passkey' } satisfies Meta;
export default meta;

/** Returns the member of the demo who logs in. */
const owner = (world: World): Member =>
  [...world.members.values()].find(({ email }) => email.startsWith('demo.'))!;

const withPasskey = withWorld((world) => givePasskey(world, owner(world)));

const visitor = (options: ScreenOptions & { browser?: PasskeyBrowserOptions } = {}): StoryObj => {
  const { browser, ...rest } = options;
  return {
    ...screen('login', {
      world: withPasskey,
      ...rest,
    }),
    beforeEach: passkeyBrowser(browser),
  };
};

const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: t('login:passkey.submit') }));

/** Offers a passkey by a button and in the address field. */
export const Offered: StoryObj = {
  name: 'Passkey offered',
  ...visitor({
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('login:passkey.submit') })).toBeEnabled();
      await expect(canvas.getByLabelText(t('login:email'))).toHaveAttribute(
        'autocomplete',
        'username webauthn',
      );
    },
  }),
};

/** Opens the search after a log-in with a passkey. */
export const Succeeds: StoryObj = {
  name: 'Logged in',
  ...visitor({
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
      await expect(currentWorld().passkeys[0]?.lastUsed).not.toBeNull();
    },
  }),
};

/** Logs in with a passkey that the browser suggested. */
export const Chosen: StoryObj = {
  name: 'Suggested by the browser',
  ...visitor({
    browser: { suggests: true },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
    },
  }),
};

/** Ends the suggestions when the password is used. */
export const WithPassword: StoryObj = {
  name: 'Password instead',
  ...visitor({
    play: async ({ canvas }) => {
      await waitFor(() => expect(isSuggestionOver()).toBe(false));
      await userEvent.type(canvas.getByLabelText(t('login:email')), owner(currentWorld()).email);
      await userEvent.type(canvas.getByLabelText(t('login:password')), 'meetcute-demo');
      await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
      await waitFor(() => expect(isSuggestionOver()).toBe(true));
    },
  }),
};

/** Shows progress while the browser asks for a passkey. */
export const Asking: StoryObj = {
  name: 'Waiting for the browser',
  ...visitor({
    browser: { use: 'waits' },
    play: async ({ canvas }) => {
      await press(canvas);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: containing(t('login:passkey.submit')) })).toHaveAttribute(
          'data-pending',
          'true',
        ),
      );
    },
  }),
};

/** Says that no passkey was used, not an earlier error, and keeps the address. */
export const Cancelled: StoryObj = {
  ...visitor({
    browser: { use: 'NotAllowedError' },
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText(t('login:email')), owner(currentWorld()).email);
      await userEvent.type(canvas.getByLabelText(t('login:password')), 'not the password');
      await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
      await canvas.findByText(t('error:code.wrong_login'));
      await press(canvas);
      await canvas.findByText(t('login:passkey.cancelled'));
      await expect(canvas.queryByText(t('error:code.wrong_login'))).toBeNull();
      await expect(canvas.getByLabelText(t('login:email'))).toHaveValue(owner(currentWorld()).email);
      await expect(canvas.getByRole('button', { name: t('login:passkey.submit') })).toBeEnabled();
    },
  }),
};

/** Says that the browser can use no passkey. */
export const BrowserFails: StoryObj = {
  name: 'Browser can use none',
  tags: ['fault'],
  ...visitor({
    browser: { use: 'SecurityError' },
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(t('login:passkey.unsupported'));
    },
  }),
};

/** Says that a removed passkey does not work. */
export const Failed: StoryObj = {
  name: 'Removed passkey',
  tags: ['fault'],
  ...visitor({
    world: withWorld(() => undefined),
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(t('login:passkey.failed'));
    },
  }),
};

/** Shows the waiting time after too many log-ins with a passkey. */
export const TooOften: StoryObj = {
  name: 'Too many log-ins',
  tags: ['fault'],
  ...visitor({
    world: withWorld((world) => givePasskey(world, owner(world)), {
      faults: { logInWithPasskey: rateLimitFault },
    }),
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};

/** Tells a suspended member with a passkey until when. */
export const Suspended: StoryObj = {
  tags: ['legal'],
  ...visitor({
    world: withWorld((world) => {
      givePasskey(world, owner(world));
      suspend(world, owner(world), new Date('2030-12-24T00:00:00Z'));
    }),
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(t('login:suspended.until', { date: day('2030-12-24') }));
      await expect(canvas.getByRole('link', { name: t('login:suspended.write') })).toHaveAttribute(
        'href',
        '/complaints',
      );
    },
  }),
};

/** Offers no passkey in a browser that has none. */
export const Missing: StoryObj = {
  name: 'Browser without passkeys',
  ...visitor({
    browser: { isMissing: true },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('login:submit') })).toBeVisible();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await expect(canvas.queryByRole('button', { name: t('login:passkey.submit') })).toBeNull();
    },
  }),
};
