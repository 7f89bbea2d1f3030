import { otherLanguage, t, textsIn } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { loggedInElsewhere } from '../account.ts';
import { withWorld, viewerOf, world } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Account/Page' } satisfies Meta;
export default meta;

const member = (options: ScreenOptions = {}): StoryObj =>
  screen('account', {
    world: withWorld(loggedInElsewhere),
    ...options,
    globals: { viewer: 'paid', ...options.globals },
  });

const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Everything: StoryObj = {
  name: 'Account page with every section',
  ...member({
    play: async ({ canvas }) => {
      await heading(canvas, t('shell:account'));
      const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(titles).toEqual([
        t('account:look.title'),
        t('account:email.title'),
        t('shell:notifications'),
        t('account:password.title'),
        t('account:passkeys.title'),
        t('account:sessions.title'),
        t('account:blocked.title'),
        t('account:sensitive.title'),
        t('account:advertising.title'),
        t('account:purchases.title'),
        t('account:reports.title'),
        t('account:export.title'),
        t('account:delete.title'),
      ]);
    },
  }),
};

export const Phone: StoryObj = {
  name: 'Account on a phone, in nocturne, dark and German',
  ...member({ globals: { template: 'nocturne', scheme: 'dark', language: 'de' }, viewport: 'phone' }),
};

export const Tablet: StoryObj = {
  name: 'Account on a tablet, in nocturne, light',
  ...member({ globals: { template: 'nocturne', scheme: 'light' }, viewport: 'tablet' }),
};

export const Unconfirmed: StoryObj = {
  name: 'Marks an unconfirmed address',
  ...member({
    world: withWorld((of) => void (viewerOf(of).emailConfirmed = false)),
    play: async ({ canvas }) => {
      const email = await section(canvas, t('account:email.title'));
      await expect(email.getByText(t('account:email.unconfirmed'))).toBeVisible();
      await userEvent.click(email.getByRole('link', { name: t('account:email.change') }));
      await heading(canvas, t('shell:notifications'));
    },
  }),
};

export const Language: StoryObj = {
  name: 'Applies language and colour scheme immediately',
  ...member({
    globals: { scheme: 'light' },
    play: async ({ canvas }) => {
      const other = otherLanguage();
      const { t: chosen } = await textsIn(other);
      const look = await section(canvas, t('account:look.title'));
      await userEvent.selectOptions(look.getByLabelText(t('account:look.language')), other);
      await heading(canvas, chosen('shell:account'));
      const colours = await section(canvas, chosen('account:look.title'));
      await userEvent.selectOptions(colours.getByLabelText(chosen('account:look.colours')), 'dark');
      await expect(colours.getByLabelText(chosen('account:look.colours'))).toHaveValue('dark');
    },
  }),
};

export const Sessions: StoryObj = {
  name: 'Lists sessions by browser, the current one first, and logs one out',
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
      const firefox = t('account:sessions.on', { browser: 'Firefox', system: 'Windows' });
      await userEvent.click(
        sessions.getByRole('button', { name: `${t('account:sessions.end')} ${firefox}` }),
      );
      await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(3));
      await expect(world().sessions.size).toBe(3);
    },
  }),
};

export const LogOutElsewhere: StoryObj = {
  name: 'Logs out all other sessions at once',
  ...member({
    fixed: CHECKED_LOOK,
    globals: { template: 'nocturne' },
    play: async ({ canvas }) => {
      const sessions = await section(canvas, t('account:sessions.title'));
      await userEvent.click(await sessions.findByRole('button', { name: t('account:sessions.endOthers') }));
      await sessions.findByText(t('account:sessions.ended'));
      await expect(sessions.getAllByRole('listitem')).toHaveLength(1);
      await expect(sessions.queryByRole('button', { name: t('account:sessions.endOthers') })).toBeNull();
    },
  }),
};

export const SessionsLoading: StoryObj = {
  name: 'Keeps the page usable while sessions load',
  ...member({
    world: { faults: { getSessions: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      const data = await section(canvas, t('account:export.title'));
      await expect(data.getByRole('button', { name: t('account:export.download') })).toBeEnabled();
    },
  }),
};

export const SessionsFailing: StoryObj = {
  name: 'Offers a retry when sessions fail to load',
  ...member({
    world: withWorld(undefined, { faults: { getSessions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const sessions = await section(canvas, t('account:sessions.title'));
      await expect(await sessions.findByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expect(sessions.queryByRole('listitem')).toBeNull();
    },
  }),
};

export const SessionsRetried: StoryObj = {
  name: 'Shows the sessions after a retry',
  ...member({
    world: withWorld(undefined, { faults: { getSessions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const sessions = await section(canvas, t('account:sessions.title'));
      const again = await sessions.findByRole('button', { name: t('common:tryAgain') });
      world().faults.clear();
      await userEvent.click(again);
      await expect(await sessions.findAllByRole('listitem')).toHaveLength(1);
    },
  }),
};

export const EndFailing: StoryObj = {
  name: 'Shows an error when ending a session fails, and keeps the list',
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
