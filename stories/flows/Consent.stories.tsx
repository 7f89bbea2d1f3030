import { append, userOf, type World } from '@meetcute/mocks';
import { containing, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { addConversation, CHAT, readyLine } from '../conversations.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Flows/Consent', tags: ['legal'] } satisfies Meta;
export default meta;

const outdatedConsent = { hasOutdatedConsent: true } as const;

// Dialogs are rendered outside the root of the story.
const page = within(document.body);
const question = () => page.findByRole('dialog', { name: t('consent:title') });
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));
const expectClosed = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
const dueOf = (world: World) => userOf(world, viewerOf(world)).consents_due;

/**
 * Resolves after React Aria has focused an open dialog for the second time, half a second after the first, for VoiceOver.
 * That would take the focus from a link that gets it back in this moment.
 */
const focusedAgain = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Says what changed, opens both texts, and isn’t dismissed by accident. */
export const Asked: StoryObj = {
  name: 'Asked',
  ...screen('members', {
    world: outdatedConsent,
    play: async () => {
      const dialog = await question();
      await expect(dialog).toHaveAccessibleDescription(containing(t('consent:text')));
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await focusedAgain();
      await expect(within(dialog).getByText(t('consent:changes.terms'))).toBeVisible();
      await expect(within(dialog).getByText(t('consent:changes.privacy'))).toBeVisible();
      for (const [link, name] of [
        [t('consent:read.terms'), t('shell:terms')],
        [t('consent:read.privacy'), t('shell:privacy')],
      ] as const) {
        await userEvent.click(within(dialog).getByRole('link', { name: link }));
        await expect(await page.findByRole('dialog', { name })).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(page.queryByRole('dialog', { name })).toBeNull());
        await waitFor(() => expect(within(dialog).getByRole('link', { name: link })).toHaveFocus());
      }
      await userEvent.keyboard('{Escape}');
      await expect(await question()).toBeVisible();
    },
  }),
};

/** Accepts once and keeps the text typed behind the dialog. */
export const Accepted: StoryObj = {
  name: 'Accepted',
  ...screen('chats-chatId', {
    params: { chatId: CHAT },
    world: withWorld((world) => void addConversation(world)),
    play: async ({ canvas }) => {
      const world = currentWorld();
      const { id } = viewerOf(world).profile;
      const composer = await readyLine(canvas);
      await userEvent.type(composer, 'See you at the old factory');
      world.consents.set(id, []);
      append(world, id, 'user', userOf(world, viewerOf(world)));
      await press(await question(), t('consent:accept'));
      await expectClosed();
      await expect(composer).toHaveValue('See you at the old factory');
      await waitFor(() => expect(dueOf(world)).toEqual([]));
      append(world, id, 'user', userOf(world, viewerOf(world)));
      await expect(page.queryByRole('dialog')).toBeNull();
    },
  }),
};

/** Asks only about the text that changed. */
export const OneText: StoryObj = {
  name: 'One text changed',
  ...screen('members', {
    world: withWorld((world) => {
      const due = dueOf({ ...world, consents: new Map([[viewerOf(world).profile.id, []]]) });
      world.consents.set(
        viewerOf(world).profile.id,
        due!.filter(({ document }) => document === 'terms'),
      );
    }),
    play: async () => {
      const dialog = await question();
      await expect(within(dialog).queryByRole('heading', { name: t('shell:terms') })).toBeNull();
      await press(dialog, t('consent:accept'));
      await expectClosed();
      await expect(dueOf(currentWorld())).toEqual([]);
    },
  }),
};

/** Shows why the consent could not be saved, and retries. */
export const Failure: StoryObj = {
  name: 'Saving fails',
  tags: ['fault'],
  ...screen('members', {
    world: {
      ...outdatedConsent,
      faults: { acceptDocuments: { kind: 'error', code: 'server_error', times: 1 } },
    },
    play: async () => {
      const dialog = await question();
      await press(dialog, t('consent:accept'));
      await expect(await within(dialog).findByText(t('error:code.server_error'))).toBeVisible();
      await press(dialog, t('common:tryAgain'));
      await expectClosed();
      await expect(dueOf(currentWorld())).toEqual([]);
    },
  }),
};

/** Logs out instead of accepting. */
export const LogOut: StoryObj = {
  name: 'Logged out instead',
  ...screen('members', {
    world: outdatedConsent,
    play: async ({ canvas }) => {
      const member = viewerOf(currentWorld());
      await press(await question(), t('shell:logout'));
      await expectClosed();
      await expect(await canvas.findByRole('heading', { name: t('login:title') })).toBeVisible();
      await expect(userOf(currentWorld(), member).consents_due).toHaveLength(2);
    },
  }),
};

/** Downloads the data, then goes on to the deletion without accepting. */
export const TakeDataAndLeave: StoryObj = {
  name: 'Data taken along',
  ...screen('members', {
    world: outdatedConsent,
    play: async ({ canvas }) => {
      const dialog = await question();
      await press(dialog, t('account:export.download'));
      await within(dialog).findByText(
        t('account:export.saved', { file: `${currentWorld().settings.domain}-2026-11-20.json` }),
      );
      await userEvent.click(within(dialog).getByRole('link', { name: t('consent:delete') }));
      await expect(await canvas.findByRole('heading', { name: t('account:delete.title') })).toBeVisible();
      await expectClosed();
      await expect(dueOf(currentWorld())).toHaveLength(2);
    },
  }),
};

/** Fits the dialog on a phone in German. */
export const OnAPhone: StoryObj = {
  name: 'German on a phone',
  ...screen('members', {
    fixed: 'German has long words for a narrow screen. Open “Asked” to see the dialog otherwise.',
    globals: { language: 'de' },
    viewport: 'phone',
    world: outdatedConsent,
    play: async () => {
      const dialog = await page.findByRole('dialog', { name: t('consent:title') });
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    },
  }),
};
