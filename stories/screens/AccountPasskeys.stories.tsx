import { containing, day, fromNow, t, type TextKey, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { password, rateLimitFault } from '../account.ts';
import { giveNamed, passkeyBrowser, type PasskeyBrowserOptions } from '../passkeys.ts';
import type { Canvas } from '../sign-up.ts';
import { withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Account/Passkeys' } satisfies Meta;
export default meta;

const PHONE = 'Chrome on Android';
const TWO = [PHONE, 'The password manager that I share with nobody at all, on every computer'];
const TEN = Array.from({ length: 10 }, (_, index) => `Passkey ${index + 1}`);

const member = ({
  browser,
  ...options
}: ScreenOptions & { browser?: PasskeyBrowserOptions } = {}): StoryObj => ({
  ...screen('account', { world: withWorld(giveNamed(TWO)), ...options }),
  beforeEach: passkeyBrowser(browser),
});

const none = withWorld(() => undefined);
const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('account:passkeys.title') }));

/** Opens the form and sends it. Returns the section. */
async function add(canvas: Canvas, name = 'Laptop', typedPassword = password) {
  const here = await section(canvas);
  await userEvent.click(await here.findByRole('button', { name: t('account:passkeys.add') }));
  const field = here.getByLabelText(t('account:passkeys.name'));
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.type(here.getByLabelText(t('account:passkeys.password')), typedPassword);
  await userEvent.click(here.getByRole('button', { name: containing(t('account:passkeys.create')) }));
  return here;
}

/** Explains passkeys to a member without one. */
export const None: StoryObj = {
  name: 'No passkey',
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

/** Lists passkeys with name, day and last use. */
export const Some: StoryObj = {
  name: 'Two passkeys',
  ...member({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      const [first, second] = await here.findAllByRole('listitem');
      const creationTime = currentWorld().passkeys[0]!.createdAt;
      await expect(first).toHaveTextContent(
        containing(
          `${PHONE}${t('account:passkeys.addedOn', { date: day(creationTime) })} ${t('account:passkeys.used')}`,
        ),
      );
      await expect(second).toHaveTextContent(t('account:passkeys.unused'));
    },
  }),
};

/** Focuses the name when the form opens. */
export const Form: StoryObj = {
  name: 'Form for a new passkey',
  ...member({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(await here.findByRole('button', { name: t('account:passkeys.add') }));
      await expect(here.getByLabelText(t('account:passkeys.name'))).toHaveFocus();
    },
  }),
};

/** Adds a passkey with the password. */
export const Added: StoryObj = {
  name: 'Passkey added',
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

/** Suggests the browser as name, and closes the form. */
export const Suggested: StoryObj = {
  name: 'Suggested name',
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

/** Shows progress while the browser asks for the screen lock. */
export const Adding: StoryObj = {
  name: 'Waiting for the screen lock',
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

/** Marks a wrong password and keeps the name. */
export const WrongPassword: StoryObj = {
  name: 'Wrong password',
  ...member({
    play: async ({ canvas }) => {
      const here = await add(canvas, 'Laptop', 'a guess');
      await here.findByText(t('error:code.wrong_password'));
      await waitFor(() => expect(here.getByLabelText(t('account:passkeys.password'))).toHaveFocus());
      await expect(here.getByLabelText(t('account:passkeys.name'))).toHaveValue('Laptop');
      await expect(currentWorld().passkeys).toHaveLength(TWO.length);
    },
  }),
};

const failing = (create: PasskeyBrowserOptions['create'], text: TextKey): StoryObj =>
  member({
    ...(create === undefined ? {} : { browser: { create } }),
    play: async ({ canvas }) => {
      const here = await add(canvas);
      await here.findByText(t(text));
      await expect(here.getByLabelText(t('account:passkeys.password'))).toHaveValue(password);
      await expect(here.getByRole('button', { name: t('account:passkeys.create') })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
  });

/** Says that the member cancelled, and offers to try again. */
export const Cancelled: StoryObj = {
  name: 'Cancelled by the member',
  ...failing('NotAllowedError', 'account:passkeys.cancelled'),
};

/** Says that the device has a passkey already. */
export const Exists: StoryObj = {
  name: 'Passkey on the device already',
  ...failing('InvalidStateError', 'account:passkeys.exists'),
};

/** Says that the browser can create none. */
export const BrowserFails: StoryObj = {
  name: 'Browser can create none',
  tags: ['fault'],
  ...failing('SecurityError', 'account:passkeys.failed'),
};

/** Says that the site refused the passkey. */
export const Refused: StoryObj = {
  name: 'Refused by the site',
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { addPasskey: { kind: 'error', code: 'bad_passkey' } } }),
    play: async ({ canvas }) => void (await (await add(canvas)).findByText(t('error:code.bad_passkey'))),
  }),
};

/** Shows the waiting time after too many wrong passwords for a passkey. */
export const TooOften: StoryObj = {
  name: 'Too many wrong passwords',
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { startPasskey: rateLimitFault } }),
    play: async ({ canvas }) => {
      await (await add(canvas)).findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};

/** Explains that the browser has no passkeys, and still lists them. */
export const Unsupported: StoryObj = {
  name: 'Browser without passkeys',
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

/** Says that an account has all passkeys. */
export const Full: StoryObj = {
  name: 'Ten passkeys',
  ...member({
    world: withWorld(giveNamed(TEN)),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await here.findByText(t('account:passkeys.full', { count: 10 }));
      await expect(here.queryByRole('button', { name: t('account:passkeys.add') })).toBeNull();
    },
  }),
};

/** Renames a passkey. */
export const Renamed: StoryObj = {
  name: 'Passkey renamed',
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

/** Removes a passkey with the password. */
export const Removed: StoryObj = {
  name: 'Passkey removed',
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
      await expect(currentWorld().passkeys).toHaveLength(1);
    },
  }),
};

/** Shows an error when the list of passkeys can’t be loaded. */
export const ListFails: StoryObj = {
  name: 'List fails to load',
  tags: ['fault'],
  ...member({
    world: withWorld(giveNamed(TWO), { faults: { getPasskeys: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await here.findByText(t('error:code.server_error'));
      await expect(here.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};
