import type { World } from '@meetcute/mocks';
import { t } from '@meetcute/storybook';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Sign-up/Activation' } satisfies Meta;
export default meta;

const token = 'mailed-token';

/** Adds the token as a mailed link to the logged-in member or, for a visitor, to the first member. */
function mailed(world: World): void {
  const viewer = world.sessions.get(world.browserSession ?? '');
  const member = viewer ?? [...world.members.keys()][0] ?? '';
  world.mailed.set(token, { kind: 'activate', member, to: '', isUsed: false });
  unconfirmed(world);
}

function unconfirmed(world: World): void {
  for (const member of world.members.values()) member.emailConfirmed = false;
}

export const Done = screen('activate-done', {
  query: { token },
  globals: { viewer: 'member' },
  world: { change: mailed },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t('activate:done.title') });
    await expect(canvas.getByRole('link', { name: t('activate:members') })).toHaveAttribute(
      'href',
      '/members',
    );
  },
});

export const DoneElsewhere = screen('activate-done', {
  query: { token },
  fixed: CHECKED_LOOK,
  globals: { viewer: 'visitor', template: 'nocturne', scheme: 'dark' },
  world: { change: mailed },
  viewport: 'phone',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t('activate:done.title') });
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: t('shell:login') })).toHaveAttribute(
      'href',
      '/login?next=%2Fmembers',
    );
  },
});

export const Working = screen('activate-done', {
  query: { token },
  globals: { viewer: 'visitor' },
  world: { faults: { activate: { kind: 'hang' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t('activate:working.title') });
  },
});

export const BadLinkForAVisitor = screen('activate-done', {
  query: { token: 'old' },
  globals: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t('activate:badLink.title') });
  },
});

export const BadLinkForAMember = screen('activate-error', {
  globals: { viewer: 'member' },
  world: { change: unconfirmed },
  viewport: 'phone',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('activate:badLink.resend') }));
    await canvas.findByRole('heading', { level: 1, name: t('activate:sent.title') });
  },
});

export const SentTooOften = screen('activate-error', {
  fixed: CHECKED_LOOK,
  globals: { viewer: 'member', template: 'nocturne', scheme: 'dark' },
  world: {
    change: unconfirmed,
    faults: { resendActivation: { kind: 'error', code: 'too_many_requests' } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('activate:badLink.resend') }));
    await canvas.findByText(t('error:code.too_many_requests'));
  },
});

export const ConfirmedAlready = screen('activate-error', {
  globals: { viewer: 'paid' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t('activate:known.title') });
  },
});

export const NoConnection = screen('activate-done', {
  query: { token },
  globals: { viewer: 'visitor' },
  world: { faults: { activate: { kind: 'offline' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: t('activate:failed.title') });
    await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeVisible();
  },
});
