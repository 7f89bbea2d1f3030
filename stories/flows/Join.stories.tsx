import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { happening, me, world } from '../happening.ts';

const meta = { title: 'Flows/Join' } satisfies Meta;
export default meta;

/** Goes on with the Tab key until what is wanted has the focus. */
async function tabTo(wanted: () => HTMLElement): Promise<void> {
  for (let stops = 0; stops < 40 && document.activeElement !== wanted(); stops += 1) await userEvent.tab();
  await expect(wanted()).toHaveFocus();
}

export const ByKeyboard: StoryObj = {
  name: 'A visitor joins with the keyboard alone, from the address to the members',
  ...screen('signup', {
    look: { viewer: 'visitor' },
    world: happening(),
    spec: ['signup.optional-steps-skippable', 'signup.steps-0-to-7'],
    play: async ({ canvas }) => {
      const press = async (name: string) => {
        await tabTo(() => canvas.getAllByRole('button', { name })[0]!);
        await userEvent.keyboard('{Enter}');
      };
      const arrive = async (name: string) => {
        const heading = await canvas.findByRole('heading', { level: 1, name });
        await waitFor(() => expect(heading).toHaveFocus());
      };
      await canvas.findByLabelText('Email address');
      await tabTo(() => canvas.getByLabelText('Email address'));
      await userEvent.keyboard('robin@mail.example');
      await userEvent.tab();
      await userEvent.keyboard('Robin');
      await userEvent.tab();
      await userEvent.keyboard('correct horse');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Join now' })).toBeEnabled());
      await press('Join now');
      await arrive('Show your smile');
      await press('Continue without a photo');
      await arrive('Where do you live?');
      await press('Continue without a place');
      await arrive('A little about you');
      await press('Continue without this');
      await arrive('In your own words');
      await press('Continue without this');
      await arrive('People you might like');
      await press('Continue');
      await arrive('One last thing');
      await expect(me(world()).email).toBe('robin@mail.example');
      await tabTo(() => canvas.getByRole('link', { name: 'Go to the members' }));
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: 'Members' });
    },
  }),
};
