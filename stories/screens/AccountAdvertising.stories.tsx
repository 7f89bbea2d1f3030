import type { World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { inNocturne, type Canvas } from '../sign-up.ts';
import { viewerOf, withWorld } from '../world.ts';

const meta = { title: 'Screens/Account/Advertising' } satisfies Meta;
export default meta;

const agreed = (of: World) => void (viewerOf(of).advertisingSince = '2026-11-02T12:00:00.000Z');
const never = (of: World) => void (viewerOf(of).advertisingSince = null);

const account = (options: ScreenOptions = {}): StoryObj =>
  screen('account', {
    world: withWorld(never),
    ...options,
    globals: { viewer: 'paid', ...options.globals },
  });

const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Advertising with your profile' }));

export const Never: StoryObj = {
  name: 'Shows nobody in advertising before they agree',
  ...account({
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await expect(here.getByText('You haven’t agreed. Our advertising doesn’t show you.')).toBeVisible();
      await userEvent.click(here.getByRole('button', { name: 'Show me in advertising' }));
      await expect(await here.findByText(/^Thank you\./)).toBeVisible();
      await expect(here.getByRole('button', { name: 'Stop showing me' })).toBeVisible();
    },
  }),
};

export const Agreed: StoryObj = {
  name: 'Names the day of the consent, and withdraws it with one press',
  ...account({
    world: withWorld(agreed),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await expect(here.getByText(/^You agreed on .*2026\.$/)).toBeVisible();
      await userEvent.click(here.getByRole('button', { name: 'Stop showing me' }));
      await expect(await here.findByText('Stopped. New visitors no longer see you there.')).toBeVisible();
      await expect(here.getByText('You haven’t agreed. Our advertising doesn’t show you.')).toBeVisible();
    },
  }),
};

export const Fails: StoryObj = {
  name: 'Shows an error and changes nothing when saving fails',
  ...account({
    world: withWorld(never, { faults: { saveUser: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const here = await section(canvas);
      await userEvent.click(here.getByRole('button', { name: 'Show me in advertising' }));
      await expect(await here.findByRole('alert')).toBeVisible();
      await expect(here.getByText('You haven’t agreed. Our advertising doesn’t show you.')).toBeVisible();
    },
  }),
};

export const AgreedInNocturne: StoryObj = {
  name: 'Withdraws the consent with one press, in nocturne',
  ...inNocturne(Agreed),
};
