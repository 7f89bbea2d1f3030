import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { password, throttled } from '../account.ts';
import { giveNamed, passkeyBrowser, type PasskeyBrowserOptions } from '../passkeys.ts';
import type { Canvas } from '../sign-up.ts';
import { withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Account/Passkeys' } satisfies Meta;
export default meta;

const TWO = ['Chrome on Android', 'The password manager that I share with nobody at all, on every computer'];
const TEN = Array.from({ length: 10 }, (_, index) => `Passkey ${index + 1}`);

const member = (options: ScreenOptions & { browser?: PasskeyBrowserOptions } = {}): StoryObj => {
  const { browser, ...rest } = options;
  return {
    ...screen('account', {
      world: withWorld(giveNamed(TWO)),
      ...rest,
      globals: { viewer: 'paid', ...rest.globals },
    }),
    beforeEach: passkeyBrowser(browser),
  };
};

const none = withWorld(() => undefined);
const section = async (canvas: Canvas, name = 'Passkeys') =>
  within(await canvas.findByRole('region', { name }));

/** Opens the form and sends it. Returns the section. */
async function add(canvas: Canvas, name = 'Laptop', typed = password) {
  const here = await section(canvas);
  await userEvent.click(await here.findByRole('button', { name: 'Add a passkey' }));
  const field = here.getByLabelText('Name of the passkey');
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.type(here.getByLabelText('Your password'), typed);
  await userEvent.click(here.getByRole('button', { name: /Create the passkey/ }));
  return here;
}

export const None: StoryObj = {
  name: 'Explains passkeys to a member without one',
  ...member({
    world: none,
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await here.findByText('You have no passkey yet.');
      await expect(here.getByText(/instead of your password/)).toBeVisible();
      await expect(here.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
    },
  }),
};

export const Some: StoryObj = {
  name: 'Lists passkeys with name, day and last use',
  ...member({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      const [first, second] = await here.findAllByRole('listitem');
      await expect(first).toHaveTextContent(/Chrome on Android.*Added on .*Last used:/);
      await expect(second).toHaveTextContent('Not used yet.');
    },
  }),
};

export const Nocturne: StoryObj = {
  name: 'Passkeys on a phone, in nocturne, dark and Polish',
  ...member({ globals: { template: 'nocturne', scheme: 'dark', language: 'pl' }, viewport: 'phone' }),
};

export const German: StoryObj = {
  name: 'Form for a new passkey on a phone, in German',
  ...member({
    globals: { language: 'de' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(await here.findByRole('button', { name: 'Passkey hinzufügen' }));
      await expect(here.getByLabelText('Name des Passkeys')).toHaveFocus();
    },
  }),
};

export const Added: StoryObj = {
  name: 'Adds a passkey with the password',
  ...member({
    world: none,
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await here.findByText('“Laptop” is added. You can log in with it from now on.');
      await expect(await here.findAllByRole('listitem')).toHaveLength(1);
      await expect(here.queryByLabelText('Your password')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Passkeys' })).toHaveFocus());
    },
  }),
};

export const Suggested: StoryObj = {
  name: 'Suggests the browser as name, and closes the form',
  ...member({
    world: none,
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(await here.findByRole('button', { name: 'Add a passkey' }));
      const field = here.getByLabelText('Name of the passkey');
      await expect((field as HTMLInputElement).value).toMatch(/Chrome/);
      await expect(here.getByRole('button', { name: 'Create the passkey' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(here.getByRole('button', { name: 'Cancel' }));
      await expect(here.queryByLabelText('Your password')).toBeNull();
    },
  }),
};

export const Adding: StoryObj = {
  name: 'While the browser asks for the screen lock',
  ...member({
    world: none,
    browser: { create: 'waits' },
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await waitFor(() =>
        expect(here.getByRole('button', { name: /Create the passkey/ })).toHaveAttribute(
          'data-pending',
          'true',
        ),
      );
      await expect(here.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    },
  }),
};

export const WrongPassword: StoryObj = {
  name: 'Marks a wrong password and keeps the name',
  ...member({
    play: async ({ canvas }) => {
      const here = await add(canvas, 'Laptop', 'a guess');
      await here.findByText('The password isn’t right.');
      await waitFor(() => expect(here.getByLabelText('Your password')).toHaveFocus());
      await expect(here.getByLabelText('Name of the passkey')).toHaveValue('Laptop');
      await expect(world().passkeys).toHaveLength(TWO.length);
    },
  }),
};

const failing = (name: string, create: PasskeyBrowserOptions['create'], text: RegExp): StoryObj => ({
  name,
  ...member({
    ...(create === undefined ? {} : { browser: { create } }),
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await here.findByText(text);
      await expect(here.getByLabelText('Your password')).toHaveValue(password);
      await expect(here.getByRole('button', { name: 'Create the passkey' })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
  }),
});

export const Cancelled: StoryObj = failing(
  'Says that the member cancelled, and offers to try again',
  'NotAllowedError',
  /it was cancelled, or took too long/,
);

export const Exists: StoryObj = failing(
  'Says that the device has a passkey already',
  'InvalidStateError',
  /already has a passkey for your account/,
);

export const BrowserFails: StoryObj = failing(
  'Says that the browser can create none',
  'SecurityError',
  /couldn’t create a passkey/,
);

export const Refused: StoryObj = {
  name: 'Says that the site refused the passkey',
  ...member({
    world: withWorld(undefined, { faults: { addPasskey: { kind: 'error', code: 'bad_passkey' } } }),
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await here.findByText(/This passkey can’t be added/);
    },
  }),
};

export const TooOften: StoryObj = {
  name: 'Shows the waiting time after too many wrong passwords for a passkey',
  ...member({
    world: withWorld(undefined, { faults: { startPasskey: throttled } }),
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await here.findByText('You’ve tried too often. Try again in 2 minutes.');
    },
  }),
};

export const Unsupported: StoryObj = {
  name: 'Explains that the browser has no passkeys, and still lists them',
  ...member({
    browser: { isMissing: true },
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await here.findByText(/This browser can’t create passkeys/);
      await expect(here.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
      await expect(await here.findAllByRole('listitem')).toHaveLength(2);
    },
  }),
};

export const Full: StoryObj = {
  name: 'Says that an account has all passkeys',
  ...member({
    world: withWorld(giveNamed(TEN)),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await here.findByText(/You have 10 passkeys, and an account can’t have more/);
      await expect(here.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    },
  }),
};

export const Renamed: StoryObj = {
  name: 'Renames a passkey',
  ...member({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(await here.findByRole('button', { name: 'Rename Chrome on Android' }));
      const field = here.getByLabelText('Name of the passkey');
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await expect(here.getByRole('button', { name: 'Save the name' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.type(field, 'Old phone');
      await userEvent.click(here.getByRole('button', { name: 'Save the name' }));
      await here.findByText('The new name is saved.');
      await here.findByText('Old phone');
    },
  }),
};

export const Removed: StoryObj = {
  name: 'Removes a passkey with the password',
  ...member({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(await here.findByRole('button', { name: 'Remove Chrome on Android' }));
      await userEvent.type(here.getByLabelText('Your password'), 'a guess');
      await userEvent.click(here.getByRole('button', { name: 'Remove the passkey' }));
      await here.findByText('The password isn’t right.');
      await userEvent.clear(here.getByLabelText('Your password'));
      await userEvent.type(here.getByLabelText('Your password'), password);
      await userEvent.click(here.getByRole('button', { name: 'Remove the passkey' }));
      await here.findByText(/“Chrome on Android” is removed/);
      await waitFor(() => expect(here.getAllByRole('listitem')).toHaveLength(1));
      await expect(world().passkeys).toHaveLength(1);
    },
  }),
};

export const ListFails: StoryObj = {
  name: 'Shows an error when the list of passkeys can’t be loaded',
  ...member({
    world: withWorld(giveNamed(TWO), { faults: { getPasskeys: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await here.findByText('Something went wrong on our side. Please try again later.');
      await expect(here.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
  }),
};
