import type { World } from '@meetcute/mocks';
import { day, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { type Canvas } from '../sign-up.ts';
import { viewerOf, withWorld } from '../world.ts';

const meta = { title: 'Screens/Account/Advertising', tags: ['legal'] } satisfies Meta;
export default meta;

const SINCE = '2026-11-02T12:00:00.000Z';
const agreeToAdvertising = (world: World) => void (viewerOf(world).advertisingSince = SINCE);
const never = (world: World) => void (viewerOf(world).advertisingSince = null);

const account = (options: ScreenOptions = {}): StoryObj =>
  screen('account', {
    world: withWorld(never),
    ...options,
  });

const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('account:advertising.title') }));

/** Shows nobody in advertising before they agree. */
export const Never: StoryObj = {
  name: 'Never agreed',
  ...account({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await expect(here.getByText(t('account:advertising.none'))).toBeVisible();
      await userEvent.click(here.getByRole('button', { name: t('account:advertising.agree') }));
      await expect(await here.findByText(t('account:advertising.agreed'))).toBeVisible();
      await expect(here.getByRole('button', { name: t('account:advertising.stop') })).toBeVisible();
    },
  }),
};

/** Names the day of the consent, and withdraws it with one press. */
export const Agreed: StoryObj = {
  ...account({
    world: withWorld(agreeToAdvertising),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await expect(here.getByText(t('account:advertising.given', { date: day(SINCE) }))).toBeVisible();
      await userEvent.click(here.getByRole('button', { name: t('account:advertising.stop') }));
      await expect(await here.findByText(t('account:advertising.stopped'))).toBeVisible();
      await expect(here.getByText(t('account:advertising.none'))).toBeVisible();
    },
  }),
};

/** Shows an error and changes nothing when saving fails. */
export const Fails: StoryObj = {
  name: 'Saving fails',
  tags: ['fault'],
  ...account({
    world: withWorld(never, { faults: { saveUser: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(here.getByRole('button', { name: t('account:advertising.agree') }));
      await expect(await here.findByRole('alert')).toBeVisible();
      await expect(here.getByText(t('account:advertising.none'))).toBeVisible();
    },
  }),
};
