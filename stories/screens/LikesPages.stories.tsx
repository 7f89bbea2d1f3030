import { setFault, type World } from '@meetcute/mocks';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenAt, type ScreenOptions } from '@meetcute/storybook/screen';
import { cardsIn } from '../states.ts';
import { others, viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Likes/Older likes' } satisfies Meta;
export default meta;

/** Adds likes of 30 members, on pages of twelve. All are mutual, because those load with the button alone. */
function arrange(world: World): void {
  const viewerId = viewerOf(world).profile.id;
  const people = others(world).slice(0, 30);
  const subtractMinutes = (minutes: number) =>
    new Date(world.now().getTime() - minutes * 60_000).toISOString();
  world.listPage = 12;
  world.likes = people.flatMap(({ id }, index) => [
    { from: id, to: viewerId, at: subtractMinutes(index), isNew: false },
    { from: viewerId, to: id, at: subtractMinutes(index), isNew: false },
  ]);
}

const likes = (kind: 'received' | 'mutual', options: ScreenOptions): StoryObj =>
  screenAt(`/likes/${kind}`, { ...options, world: withWorld(arrange) }, 'likes-type');

const has = (root: HTMLElement, count: number) => waitFor(() => expect(cardsIn(root)).toHaveLength(count));

/** Loads older likes when the end of the list comes near. */
export const Automatic: StoryObj = {
  name: 'Older likes at the end of the list',
  ...likes('received', {
    play: async ({ canvas, canvasElement }) => {
      for (const count of [12, 24, 30]) {
        await waitFor(() => expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(count));
        cardsIn(canvasElement).at(-1)!.scrollIntoView();
      }
      await has(canvasElement, 30);
      await expect(canvas.queryByRole('button', { name: t('common:showMore') })).toBeNull();
    },
  }),
};

const more = async (canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas']) =>
  userEvent.click(await canvas.findByRole('button', { name: t('common:showMore') }));

/** Loads older mutual likes with a button. */
export const Button: StoryObj = {
  name: 'Older mutual likes by button',
  ...likes('mutual', {
    play: async ({ canvas, canvasElement }) => {
      await has(canvasElement, 12);
      await more(canvas);
      await has(canvasElement, 24);
      await more(canvas);
      await has(canvasElement, 30);
      await expect(canvas.queryByRole('button', { name: t('common:showMore') })).toBeNull();
    },
  }),
};

/** Announces that older likes load. */
export const Loading: StoryObj = {
  name: 'Older likes loading',
  tags: ['fault'],
  ...likes('mutual', {
    play: async ({ canvas, canvasElement }) => {
      await has(canvasElement, 12);
      setFault(currentWorld(), 'getLikes', { kind: 'hang' });
      await more(canvas);
      await expect(
        await canvas.findByText(t('common:loading'), { selector: '[role="status"]' }),
      ).toBeInTheDocument();
      await expect(cardsIn(canvasElement)).toHaveLength(12);
    },
  }),
};

/** Keeps the likes when older ones fail to load, and tries again. */
export const Retried: StoryObj = {
  name: 'Older likes after a retry',
  tags: ['fault'],
  ...likes('mutual', {
    play: async ({ canvas, canvasElement }) => {
      await has(canvasElement, 12);
      setFault(currentWorld(), 'getLikes', { kind: 'error', code: 'server_error' });
      await more(canvas);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('likes:failed'));
      await expect(cardsIn(canvasElement)).toHaveLength(12);
      currentWorld().faults.clear();
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await has(canvasElement, 24);
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  }),
};
