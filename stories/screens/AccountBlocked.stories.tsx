import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, others, currentWorld } from '../world.ts';
import { blockInWorld } from '../safety.ts';
import type { Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Account/Blocked members' } satisfies Meta;
export default meta;

/** World parameter with two blocked members: one with a long name and a fictional one. */
const two = withWorld((world) => {
  const [long] = others(world).filter(({ fictional }) => !fictional);
  const [fictional] = others(world).filter((profile) => profile.fictional);
  long!.name = 'Maximiliane-Wilhelmine';
  fictional!.name = 'Joris';
  blockInWorld(world, [long!, fictional!]);
});

const account = (options: ScreenOptions = {}): StoryObj =>
  screen('account', {
    ...options,
    world: options.world ?? two,
  });

const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('account:blocked.title') }));

/** Lists blocked members by name, with labels, and unblocks them. */
export const Freed: StoryObj = {
  name: 'Member unblocked',
  ...account({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await expect(await here.findByText(t('common:fictional.label'))).toBeVisible();
      await userEvent.click(
        here.getByRole('button', {
          name: t('account:blocked.unblockWhom', { name: 'Maximiliane-Wilhelmine' }),
        }),
      );
      await expect(
        await here.findByText(t('account:blocked.freed', { name: 'Maximiliane-Wilhelmine' })),
      ).toBeVisible();
      await waitFor(() => expect(here.getAllByRole('listitem')).toHaveLength(1));
      await expect(currentWorld().blocks).toHaveLength(1);
    },
  }),
};

/** Says that nobody is blocked. */
export const None: StoryObj = {
  name: 'No blocked members',
  ...account({
    world: {},
    play: async ({ canvas }) => {
      await expect(await (await section(canvas)).findByText(t('account:blocked.none'))).toBeVisible();
    },
  }),
};

/** Offers a retry when the list fails to load. */
export const Failed: StoryObj = {
  name: 'List fails to load',
  tags: ['fault'],
  ...account({
    world: { ...two, faults: { getBlocks: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await expect(await here.findByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expect(here.queryByRole('listitem')).toBeNull();
    },
  }),
};

/** Shows the list after a retry. */
export const Retried: StoryObj = {
  name: 'List after a retry',
  tags: ['fault'],
  ...account({
    world: { ...two, faults: { getBlocks: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(await here.findByRole('button', { name: t('common:tryAgain') }));
      await waitFor(() => expect(here.getAllByRole('listitem')).toHaveLength(2));
    },
  }),
};

/** Shows an error when unblocking fails, and keeps the block. */
export const FreeingFails: StoryObj = {
  name: 'Unblocking fails',
  tags: ['fault'],
  ...account({
    world: { ...two, faults: { unblockProfile: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(
        await here.findByRole('button', { name: t('account:blocked.unblockWhom', { name: 'Joris' }) }),
      );
      await waitFor(() => expect(here.getByRole('alert')).not.toBeEmptyDOMElement());
      await expect(here.getAllByRole('listitem')).toHaveLength(2);
    },
  }),
};
