import { containing, day, fromNow, t, type TextKey } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { password, throttled } from '../account.ts';
import { giveNamed, passkeyBrowser, type PasskeyBrowserOptions } from '../passkeys.ts';
import type { Canvas } from '../sign-up.ts';
import { withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Account/Passkeys' } satisfies Meta;
export default meta;

const PHONE = 'Chrome on Android';
const TWO = [PHONE, 'The password manager that I share with nobody at all, on every computer'];
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
const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('account:passkeys.title') }));

/** Opens the form and sends it. Returns the section. */
async function add(canvas: Canvas, name = 'Laptop', typed = password) {
  const here = await section(canvas);
  await userEvent.click(await here.findByRole('button', { name: t('account:passkeys.add') }));
  const field = here.getByLabelText(t('account:passkeys.name'));
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.type(here.getByLabelText(t('account:passkeys.password')), typed);
  await userEvent.click(here.getByRole('button', { name: containing(t('account:passkeys.create')) }));
  return here;
}

export const None: StoryObj = {
  name: 'Explains passkeys to a member without one',
  ...member({
    world: none,
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await here.findByText(t('account:passkeys.none'));
      await expect(here.getByText(t('account:passkeys.about'))).toBeVisible();
      await expect(here.getByRole('button', { name: t('account:passkeys.add') })).toBeEnabled();
    },
  }),
};

export const Some: StoryObj = {
  name: 'Lists passkeys with name, day and last use',
  ...member({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      const [first, second] = await here.findAllByRole('listitem');
      const added = world().passkeys[0]!.createdAt;
      await expect(first).toHaveTextContent(
        containing(
          `${PHONE}${t('account:passkeys.addedOn', { date: day(added) })} ${t('account:passkeys.used')}`,
        ),
      );
      await expect(second).toHaveTextContent(t('account:passkeys.unused'));
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
      await userEvent.click(await here.findByRole('button', { name: t('account:passkeys.add') }));
      await expect(here.getByLabelText(t('account:passkeys.name'))).toHaveFocus();
    },
  }),
};

export const Added: StoryObj = {
  name: 'Adds a passkey with the password',
  ...member({
    world: none,
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await here.findByText(t('account:passkeys.added', { name: 'Laptop' }));
      await expect(await here.findAllByRole('listitem')).toHaveLength(1);
      await expect(here.queryByLabelText(t('account:passkeys.password'))).toBeNull();
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: t('account:passkeys.title') })).toHaveFocus(),
      );
    },
  }),
};

export const Suggested: StoryObj = {
  name: 'Suggests the browser as name, and closes the form',
  ...member({
    world: none,
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(await here.findByRole('button', { name: t('account:passkeys.add') }));
      const field = here.getByLabelText(t('account:passkeys.name'));
      await expect((field as HTMLInputElement).value).toMatch(/Chrome/);
      await expect(here.getByRole('button', { name: t('account:passkeys.create') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(here.getByRole('button', { name: t('account:passkeys.cancel') }));
      await expect(here.queryByLabelText(t('account:passkeys.password'))).toBeNull();
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
        expect(here.getByRole('button', { name: containing(t('account:passkeys.create')) })).toHaveAttribute(
          'data-pending',
          'true',
        ),
      );
      await expect(here.getByRole('button', { name: t('account:passkeys.cancel') })).toBeDisabled();
    },
  }),
};

export const WrongPassword: StoryObj = {
  name: 'Marks a wrong password and keeps the name',
  ...member({
    play: async ({ canvas }) => {
      const here = await add(canvas, 'Laptop', 'a guess');
      await here.findByText(t('error:code.wrong_password'));
      await waitFor(() => expect(here.getByLabelText(t('account:passkeys.password'))).toHaveFocus());
      await expect(here.getByLabelText(t('account:passkeys.name'))).toHaveValue('Laptop');
      await expect(world().passkeys).toHaveLength(TWO.length);
    },
  }),
};

const failing = (name: string, create: PasskeyBrowserOptions['create'], text: TextKey): StoryObj => ({
  name,
  ...member({
    ...(create === undefined ? {} : { browser: { create } }),
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await here.findByText(t(text));
      await expect(here.getByLabelText(t('account:passkeys.password'))).toHaveValue(password);
      await expect(here.getByRole('button', { name: t('account:passkeys.create') })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
  }),
});

export const Cancelled: StoryObj = failing(
  'Says that the member cancelled, and offers to try again',
  'NotAllowedError',
  'account:passkeys.cancelled',
);

export const Exists: StoryObj = failing(
  'Says that the device has a passkey already',
  'InvalidStateError',
  'account:passkeys.exists',
);

export const BrowserFails: StoryObj = failing(
  'Says that the browser can create none',
  'SecurityError',
  'account:passkeys.failed',
);

export const Refused: StoryObj = {
  name: 'Says that the site refused the passkey',
  ...member({
    world: withWorld(undefined, { faults: { addPasskey: { kind: 'error', code: 'bad_passkey' } } }),
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await here.findByText(t('error:code.bad_passkey'));
    },
  }),
};

export const TooOften: StoryObj = {
  name: 'Shows the waiting time after too many wrong passwords for a passkey',
  ...member({
    world: withWorld(undefined, { faults: { startPasskey: throttled } }),
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await here.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};

export const Unsupported: StoryObj = {
  name: 'Explains that the browser has no passkeys, and still lists them',
  ...member({
    browser: { isMissing: true },
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await here.findByText(t('account:passkeys.unsupported'));
      await expect(here.queryByRole('button', { name: t('account:passkeys.add') })).toBeNull();
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
      await here.findByText(t('account:passkeys.full', { count: 10 }));
      await expect(here.queryByRole('button', { name: t('account:passkeys.add') })).toBeNull();
    },
  }),
};

export const Renamed: StoryObj = {
  name: 'Renames a passkey',
  ...member({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(
        await here.findByRole('button', { name: `${t('account:passkeys.rename')} ${PHONE}` }),
      );
      const field = here.getByLabelText(t('account:passkeys.name'));
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
      await expect(here.getByRole('button', { name: t('account:passkeys.save') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.type(field, 'Old phone');
      await userEvent.click(here.getByRole('button', { name: t('account:passkeys.save') }));
      await here.findByText(t('account:passkeys.renamed'));
      await here.findByText('Old phone');
    },
  }),
};

export const Removed: StoryObj = {
  name: 'Removes a passkey with the password',
  ...member({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(
        await here.findByRole('button', { name: `${t('account:passkeys.remove')} ${PHONE}` }),
      );
      await userEvent.type(here.getByLabelText(t('account:passkeys.password')), 'a guess');
      await userEvent.click(here.getByRole('button', { name: t('account:passkeys.removeNow') }));
      await here.findByText(t('error:code.wrong_password'));
      await userEvent.clear(here.getByLabelText(t('account:passkeys.password')));
      await userEvent.type(here.getByLabelText(t('account:passkeys.password')), password);
      await userEvent.click(here.getByRole('button', { name: t('account:passkeys.removeNow') }));
      await here.findByText(t('account:passkeys.removed', { name: PHONE }));
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
      await here.findByText(t('error:code.server_error'));
      await expect(here.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};
