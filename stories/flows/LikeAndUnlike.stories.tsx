import { anything, containing, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { withWorld, viewerOf, currentWorld } from '../world.ts';

const meta = { title: 'Flows/Like and unlike' } satisfies Meta;
export default meta;

const listGivenLikes = () =>
  currentWorld().likes.filter(({ from }) => from === viewerOf(currentWorld()).profile.id);

/** Likes a profile in the search, lists the like, and unlikes it. */
export const LikeAndUnlike: StoryObj = {
  name: 'Liked and unliked',
  ...screen('members', {
    world: withWorld((world) => void (world.likes = [])),
    spec: ['likes.toggle-per-profile'],
    play: async ({ canvas, canvasElement }) => {
      const cards = () => [...canvasElement.querySelectorAll<HTMLElement>('main article:not([inert] *)')];
      await waitFor(() => expect(cards().length).toBeGreaterThan(1));
      const name = cards()[0]!.getAttribute('aria-label') ?? '';
      const [heart, other] = cards().map((card) =>
        within(card).getByRole('button', { name: matching(t('likes:like', { name: anything })) }),
      );
      await userEvent.click(heart!);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(other).toHaveAttribute('aria-pressed', 'false');
      await waitFor(() => expect(listGivenLikes()).toHaveLength(1));
      await userEvent.click(canvas.getAllByRole('link', { name: containing(t('shell:likes')) })[0]!);
      await userEvent.click(await canvas.findByRole('link', { name: t('likes:types.sent') }));
      await waitFor(() => expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual([name]));
      await userEvent.click(
        within(cards()[0]!).getByRole('button', { name: matching(t('likes:like', { name: anything })) }),
      );
      await canvas.findByText(t('likes:empty.sent'));
      await waitFor(() => expect(listGivenLikes()).toHaveLength(0));
    },
  }),
};
