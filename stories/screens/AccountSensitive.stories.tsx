import type { World } from '@meetcute/mocks';
import { day, formatList, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { type Canvas } from '../sign-up.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Account/Sensitive details', tags: ['legal'] } satisfies Meta;
export default meta;

/** Values that need no consent. */
const others = { about_me: 'I bake bread on Sundays.', hair: 'red' };
/** Values that need consent. */
const sensitive = {
  smoking: 'sometimes',
  drinking: 'never',
  looking_for: 'Somebody who walks slowly.',
};
const fields = Object.keys(sensitive);
const labels = () =>
  formatList(
    (['smoking', 'drinking', 'looking_for'] as const).map((field) =>
      t('fields:sensitive.field', { name: t(`fields:${field}.label`) }),
    ),
  );
const GIVEN = '2026-11-02T12:00:00.000Z';

/** Fills the profile and adds a consent to its sensitive fields. */
function addConsent(world: World): void {
  const member = viewerOf(world);
  member.profile.personal = { ...others, ...sensitive };
  member.sensitiveConsent = { fields, given_at: GIVEN };
  // Only the records that a story adds count.
  world.sensitiveConsents = [];
}

/** Fills the profile without a consent, as before members were asked for it. */
function neverAsked(world: World): void {
  addConsent(world);
  viewerOf(world).sensitiveConsent = null;
}

const account = (options: ScreenOptions = {}): StoryObj =>
  screen('account', {
    world: withWorld(addConsent),
    ...options,
  });

const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('account:sensitive.title') }));

type Section = Awaited<ReturnType<typeof section>>;

const findDialog = async () => within(await within(document.body).findByRole('alertdialog'));

const waitForClosedDialog = () =>
  waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());

/** Opens the confirmation of the withdrawal. */
async function ask(here: Section) {
  await userEvent.click(here.getByRole('button', { name: t('account:sensitive.withdraw') }));
  return findDialog();
}

/** Confirms the withdrawal and waits until the confirmation is closed. */
async function confirmWithdrawal(here: Section) {
  const dialog = await ask(here);
  await userEvent.click(dialog.getByRole('button', { name: t('account:sensitive.confirm') }));
  await waitForClosedDialog();
}

async function expectRemoved(here: Section) {
  await expect(await here.findByText(t('account:sensitive.done'))).toBeVisible();
  await expect(here.getByText(t('account:sensitive.none', { fields: labels() }))).toBeVisible();
  await expect(here.queryByRole('button')).toBeNull();
  const { profile, sensitiveConsent } = viewerOf(currentWorld());
  await expect(profile.personal).toEqual(others);
  await expect(sensitiveConsent).toBeNull();
  await expect(currentWorld().sensitiveConsents).toMatchObject([{ kind: 'withdrawn', fields }]);
}

async function expectKept(here: Section) {
  await expect(
    here.getByText(t('account:sensitive.given', { date: day(GIVEN), fields: labels() })),
  ).toBeVisible();
  await expect(here.getByRole('button', { name: t('account:sensitive.withdraw') })).toBeEnabled();
  const { profile, sensitiveConsent } = viewerOf(currentWorld());
  await expect(profile.personal).toEqual({ ...others, ...sensitive });
  await expect(sensitiveConsent).toMatchObject({ fields });
  await expect(currentWorld().sensitiveConsents).toEqual([]);
}

/** Names the details that a withdrawal removes. */
export const Question: StoryObj = {
  name: 'Question before a withdrawal',
  ...account({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await expect(
        here.getByText(t('account:sensitive.given', { date: day(GIVEN), fields: labels() })),
      ).toBeVisible();
      const dialog = await ask(here);
      await expect(dialog.getByRole('heading', { name: t('account:sensitive.confirmTitle') })).toBeVisible();
      await expect(dialog.getByText(t('account:sensitive.confirmText', { fields: labels() }))).toBeVisible();
      await expect(viewerOf(currentWorld()).profile.personal).toMatchObject(sensitive);
    },
  }),
};

/** Removes the details after the confirmation, and focuses the message. */
export const Withdrawn: StoryObj = {
  name: 'Consent withdrawn',
  ...account({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await confirmWithdrawal(here);
      await expectRemoved(here);
      const message = here.getByText(t('account:sensitive.done')).closest('[role=status]');
      await waitFor(() => expect(message).toHaveFocus());
    },
  }),
};

/** Keeps the details after cancelling. */
export const Kept: StoryObj = {
  name: 'Consent kept',
  ...account({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      const dialog = await ask(here);
      await userEvent.click(dialog.getByRole('button', { name: t('account:sensitive.cancel') }));
      await waitForClosedDialog();
      await expectKept(here);
      await waitFor(() =>
        expect(here.getByRole('button', { name: t('account:sensitive.withdraw') })).toHaveFocus(),
      );
    },
  }),
};

/** Locks the dialog while the consent is withdrawn. */
export const Busy: StoryObj = {
  name: 'Withdrawal in progress',
  tags: ['fault'],
  ...account({
    world: withWorld(addConsent, { faults: { saveUser: { kind: 'hang' } } }),
    play: async ({ canvas }) => {
      const dialog = await ask(await section(canvas));
      await userEvent.click(dialog.getByRole('button', { name: t('account:sensitive.confirm') }));
      await expect(dialog.getByRole('button', { name: t('account:sensitive.cancel') })).toBeDisabled();
    },
  }),
};

/** Shows an error when the withdrawal fails, and keeps the details. */
export const WithdrawalFails: StoryObj = {
  name: 'Withdrawal fails',
  tags: ['fault'],
  ...account({
    world: withWorld(addConsent, { faults: { saveUser: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await confirmWithdrawal(here);
      await expect(await here.findByRole('alert')).toHaveTextContent(t('error:code.server_error'));
      await expectKept(here);
      await expect(here.queryByText(t('account:sensitive.done'))).toBeNull();
    },
  }),
};

/** Removes the details on a retry. */
export const WithdrawnOnRetry: StoryObj = {
  name: 'Withdrawn on a retry',
  tags: ['fault'],
  ...account({
    world: withWorld(addConsent, { faults: { saveUser: { kind: 'error', code: 'server_error', times: 1 } } }),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await confirmWithdrawal(here);
      await waitFor(() => expect(here.getByRole('alert')).not.toBeEmptyDOMElement());
      await confirmWithdrawal(here);
      await expectRemoved(here);
      await expect(here.getByRole('alert')).toBeEmptyDOMElement();
    },
  }),
};

/** Removes details that were saved without a consent. */
export const NeverAsked: StoryObj = {
  name: 'Saved without a consent',
  ...account({
    world: withWorld(neverAsked),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await expect(here.getByText(t('account:sensitive.none', { fields: labels() }))).toBeVisible();
      await userEvent.click(here.getByRole('button', { name: t('account:sensitive.remove') }));
      const dialog = await findDialog();
      await expect(dialog.getByText(t('account:sensitive.confirmText', { fields: labels() }))).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: t('account:sensitive.confirm') }));
      await waitForClosedDialog();
      await expectRemoved(here);
    },
  }),
};
