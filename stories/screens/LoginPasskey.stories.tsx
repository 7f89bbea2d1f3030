import { suspend, type Member, type World } from '@meetcute/mocks';
import { containing, day, fromNow, t } from '@meetcute/storybook';
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
const owner = (of: World): Member => [...of.members.values()].find(({ email }) => email.startsWith('demo.'))!;

const known = withWorld((of) => givePasskey(of, owner(of)));

const visitor = (options: ScreenOptions & { browser?: PasskeyBrowserOptions } = {}): StoryObj => {
  const { browser, ...rest } = options;
  return {
    ...screen('login', { world: known, ...rest, globals: { viewer: 'visitor', ...rest.globals } }),
    beforeEach: passkeyBrowser(browser),
  };
};

const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: t('login:passkey.submit') }));

export const Offered: StoryObj = {
  name: 'Offers a passkey by a button and in the address field',
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

export const Nocturne: StoryObj = {
  name: 'Offers a passkey on a phone, in nocturne, dark and Polish',
  ...visitor({
    globals: { template: 'nocturne', scheme: 'dark', language: 'pl' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: t('login:passkey.submit') });
    },
  }),
};

export const Succeeds: StoryObj = {
  name: 'Opens the search after a log-in with a passkey',
  ...visitor({
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
      await expect(world().passkeys[0]?.lastUsed).not.toBeNull();
    },
  }),
};

export const Chosen: StoryObj = {
  name: 'Logs in with a passkey that the browser suggested',
  ...visitor({
    browser: { suggests: true },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
    },
  }),
};

export const WithPassword: StoryObj = {
  name: 'Ends the suggestions when the password is used',
  ...visitor({
    play: async ({ canvas }) => {
      await waitFor(() => expect(isSuggestionOver()).toBe(false));
      await userEvent.type(canvas.getByLabelText(t('login:email')), owner(world()).email);
      await userEvent.type(canvas.getByLabelText(t('login:password')), 'meetcute-demo');
      await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
      await canvas.findByRole('heading', { level: 1, name: t('search:title') });
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
        expect(canvas.getByRole('button', { name: containing(t('login:passkey.submit')) })).toHaveAttribute(
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
      await userEvent.type(await canvas.findByLabelText(t('login:email')), owner(world()).email);
      await userEvent.type(canvas.getByLabelText(t('login:password')), 'not the password');
      await userEvent.click(canvas.getByRole('button', { name: t('login:submit') }));
      await canvas.findByText(t('error:code.wrong_login'));
      await press(canvas);
      await canvas.findByText(t('login:passkey.cancelled'));
      await expect(canvas.queryByText(t('error:code.wrong_login'))).toBeNull();
      await expect(canvas.getByLabelText(t('login:email'))).toHaveValue(owner(world()).email);
      await expect(canvas.getByRole('button', { name: t('login:passkey.submit') })).toBeEnabled();
    },
  }),
};

export const BrowserFails: StoryObj = {
  name: 'Says that the browser can use no passkey',
  ...visitor({
    browser: { use: 'SecurityError' },
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(t('login:passkey.unsupported'));
    },
  }),
};

export const Failed: StoryObj = {
  name: 'Says that a removed passkey does not work',
  ...visitor({
    world: withWorld(() => undefined),
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(t('login:passkey.failed'));
    },
  }),
};

export const TooOften: StoryObj = {
  name: 'Shows the waiting time after too many log-ins with a passkey',
  ...visitor({
    world: withWorld((of) => givePasskey(of, owner(of)), { faults: { logInWithPasskey: throttled } }),
    play: async ({ canvas }) => {
      await press(canvas);
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};

export const Suspended: StoryObj = {
  name: 'Tells a suspended member with a passkey until when',
  ...visitor({
    world: withWorld((of) => {
      givePasskey(of, owner(of));
      suspend(of, owner(of), new Date('2030-12-24T00:00:00Z'));
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

export const Missing: StoryObj = {
  name: 'Offers no passkey in a browser that has none',
  ...visitor({
    browser: { isMissing: true },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('login:submit') })).toBeVisible();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await expect(canvas.queryByRole('button', { name: t('login:passkey.submit') })).toBeNull();
    },
  }),
};
