import { collapse, otherLanguage, t, textsIn, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { loggedInElsewhere, password } from '../account.ts';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Account/Page (settings)', id: 'screens-account-page' } satisfies Meta;
export default meta;

const member = (options: ScreenOptions = {}): StoryObj =>
  screen('account', {
    world: withWorld(loggedInElsewhere),
    ...options,
  });

const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

const titles = (canvas: Canvas, level: number) =>
  canvas.getAllByRole('heading', { level }).map(({ textContent }) => collapse(textContent));

/** Lists all sections of the account in groups, and links to each group. */
export const Everything: StoryObj = {
  name: 'Every section',
  ...member({
    play: async ({ canvas }) => {
      await heading(canvas, t('shell:account'));
      // What a brand sells differs.
      const { message_credits: price } = currentWorld().settings;
      const groups = [
        t('account:groups.access'),
        t('account:groups.site'),
        t('account:groups.privacy'),
        t(price > 0 ? 'account:purchases.title' : 'account:purchases.premium'),
        t('account:groups.data'),
      ];
      await expect(titles(canvas, 2)).toEqual(groups);
      await expect(titles(canvas, 3)).toEqual([
        t('account:email.title'),
        t('account:password.title'),
        t('account:passkeys.title'),
        t('account:sessions.title'),
        t('account:look.title'),
        t('shell:notifications'),
        t('account:blocked.title'),
        t('account:sensitive.title'),
        t('account:advertising.title'),
        t('account:reports.title'),
        t('account:purchases.section'),
        t('account:export.title'),
        t('account:delete.title'),
      ]);
      const links = within(canvas.getByRole('navigation', { name: t('account:groups.nav') }));
      for (const name of groups) {
        const id = links.getByRole('link', { name }).getAttribute('href')!.slice(1);
        await expect(canvas.getByRole('region', { name })).toHaveAttribute('id', id);
      }
    },
  }),
};

/** Marks an unconfirmed address, and opens the form that changes it in its place. */
export const Unconfirmed: StoryObj = {
  name: 'Unconfirmed address',
  ...member({
    world: withWorld((world) => void (viewerOf(world).emailConfirmed = false)),
    play: async ({ canvas }) => {
      const email = await section(canvas, t('account:email.title'));
      await expect(email.getByText(t('account:email.unconfirmed'))).toBeVisible();
      const change = email.getByRole('button', { name: t('account:email.change') });
      await userEvent.click(change);
      await expect(email.getByLabelText(t('notifications:change.email'))).toHaveFocus();
      await userEvent.click(change);
      await expect(email.queryByLabelText(t('notifications:change.email'))).toBeNull();
      await expect(change).toHaveFocus();
      await expect(change).toHaveAttribute('aria-expanded', 'false');
    },
  }),
};

/** Changes the address in its place, by keyboard. */
export const AddressChanged: StoryObj = {
  name: 'Link sent to another address',
  ...member({
    play: async ({ canvas }) => {
      const newAddress = 'new.address@example.com';
      const email = await section(canvas, t('account:email.title'));
      email.getByRole('button', { name: t('account:email.change') }).focus();
      await userEvent.keyboard('{Enter}');
      await email.findByLabelText(t('notifications:change.email'));
      await userEvent.keyboard(`${newAddress}{Tab}${password}{Enter}`);
      const undo = t('notifications:change.sentUndo', { email: viewerOf(currentWorld()).email });
      await email.findByText(`${t('notifications:change.sent', { email: newAddress })} ${undo}`);
    },
  }),
};

/** Applies language and colour scheme immediately. */
export const Language: StoryObj = {
  name: 'Language and colours chosen',
  ...member({
    play: async ({ canvas }) => {
      const other = otherLanguage();
      const { t: translate } = await textsIn(other);
      const look = await section(canvas, t('account:look.title'));
      await userEvent.selectOptions(look.getByLabelText(t('account:look.language')), other);
      await heading(canvas, translate('shell:account'));
      const colours = await section(canvas, translate('account:look.title'));
      await userEvent.selectOptions(colours.getByLabelText(translate('account:look.colours')), 'dark');
      await expect(colours.getByLabelText(translate('account:look.colours'))).toHaveValue('dark');
    },
  }),
};

/** Lists sessions by browser, the current one first, and logs one out. */
export const Sessions: StoryObj = {
  ...member({
    play: async ({ canvas }) => {
      const sessions = await section(canvas, t('account:sessions.title'));
      const lines = await sessions.findAllByRole('listitem');
      await expect(lines.map((line) => line.querySelector('[data-part="name"]')?.textContent)).toEqual([
        t('account:sessions.on', { browser: 'Chrome', system: 'Linux' }),
        t('account:sessions.on', { browser: 'Firefox', system: 'Windows' }),
        t('account:sessions.on', { browser: 'Safari', system: 'iOS' }),
        t('account:sessions.unknown'),
      ]);
      await expect(within(lines[0]!).getByText(t('account:sessions.here'))).toBeVisible();
      await expect(sessions.getByText(t('account:sessions.unknownOne'))).toBeVisible();
      const firefox = t('account:sessions.on', { browser: 'Firefox', system: 'Windows' });
      await userEvent.click(
        sessions.getByRole('button', { name: `${t('account:sessions.end')} ${firefox}` }),
      );
      await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(3));
      await expect(currentWorld().sessions.size).toBe(3);
    },
  }),
};

/** Logs out all other sessions at once. */
export const LogOutElsewhere: StoryObj = {
  name: 'Other sessions ended',
  ...member({
    play: async ({ canvas }) => {
      const sessions = await section(canvas, t('account:sessions.title'));
      await userEvent.click(await sessions.findByRole('button', { name: t('account:sessions.endOthers') }));
      await sessions.findByText(t('account:sessions.ended'));
      await expect(sessions.getAllByRole('listitem')).toHaveLength(1);
      await expect(sessions.queryByRole('button', { name: t('account:sessions.endOthers') })).toBeNull();
      await expect(sessions.queryByText(t('account:sessions.unknownOne'))).toBeNull();
    },
  }),
};

/** Logs out by the last row of the list at the top of the page. */
export const LogOut: StoryObj = {
  name: 'Logged out from the page',
  ...member({
    play: async ({ canvas }) => {
      await heading(canvas, t('shell:account'));
      const main = within(canvas.getByRole('main'));
      await userEvent.click(main.getByRole('button', { name: t('shell:logout') }));
      await canvas.findByRole('heading', { level: 1, name: t('login:title') });
      await expect(await canvas.findByText(t('login:loggedOut'))).toBeVisible();
    },
  }),
};

/** Keeps the page usable while sessions load. */
export const SessionsLoading: StoryObj = {
  name: 'Sessions loading',
  tags: ['fault'],
  ...member({
    world: { faults: { getSessions: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      const data = await section(canvas, t('account:export.title'));
      await expect(data.getByRole('button', { name: t('account:export.download') })).toBeEnabled();
    },
  }),
};

/** Offers a retry when sessions fail to load. */
export const SessionsFailing: StoryObj = {
  name: 'Sessions fail to load',
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { getSessions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const sessions = await section(canvas, t('account:sessions.title'));
      await expect(await sessions.findByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expect(sessions.queryByRole('listitem')).toBeNull();
    },
  }),
};

/** Shows the sessions after a retry. */
export const SessionsRetried: StoryObj = {
  name: 'Sessions after a retry',
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { getSessions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const sessions = await section(canvas, t('account:sessions.title'));
      const again = await sessions.findByRole('button', { name: t('common:tryAgain') });
      currentWorld().faults.clear();
      await userEvent.click(again);
      await expect(await sessions.findAllByRole('listitem')).toHaveLength(1);
    },
  }),
};

/** Shows an error when ending a session fails, and keeps the list. */
export const EndFailing: StoryObj = {
  name: 'Ending a session fails',
  tags: ['fault'],
  ...member({
    world: withWorld(loggedInElsewhere, { faults: { endSessions: { kind: 'offline' } } }),
    play: async ({ canvas }) => {
      const sessions = await section(canvas, t('account:sessions.title'));
      await userEvent.click(await sessions.findByRole('button', { name: t('account:sessions.endOthers') }));
      await sessions.findByText(t('error:offline'));
      await expect(sessions.getAllByRole('listitem')).toHaveLength(4);
    },
  }),
};
