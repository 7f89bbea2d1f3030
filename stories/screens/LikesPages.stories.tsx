import { setFault, type World } from '@meetcute/mocks';
import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenAt, type ScreenOptions } from '../../.storybook/screen.ts';
import { cardsIn } from '../states.ts';
import { others, viewerOf, withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Likes/Older likes' } satisfies Meta;
export default meta;

/** Adds likes of 30 members, on pages of twelve. All are mutual, because those load with the button alone. */
function arrange(of: World): void {
  const own = viewerOf(of).profile.id;
  const people = others(of).slice(0, 30);
  const at = (minutes: number) => new Date(of.now().getTime() - minutes * 60_000).toISOString();
  of.listPage = 12;
  of.likes = people.flatMap(({ id }, index) => [
    { from: id, to: own, at: at(index), isNew: false },
    { from: own, to: id, at: at(index), isNew: false },
  ]);
}

const likes = (kind: 'received' | 'mutual', options: ScreenOptions): StoryObj =>
  screenAt(`/likes/${kind}`, { ...options, world: withWorld(arrange) }, 'likes-type');

const has = (root: HTMLElement, count: number) => waitFor(() => expect(cardsIn(root)).toHaveLength(count));

const automatic: ScreenOptions = {
  play: async ({ canvas, canvasElement }) => {
    for (const count of [12, 24, 30]) {
      await waitFor(() => expect(cardsIn(canvasElement).length).toBeGreaterThanOrEqual(count));
      cardsIn(canvasElement).at(-1)!.scrollIntoView();
    }
    await has(canvasElement, 30);
    await expect(canvas.queryByRole('button', { name: t('common:showMore') })).toBeNull();
  },
};

export const Automatic: StoryObj = {
  name: 'Loads older likes when the end of the list comes near',
  ...likes('received', automatic),
};

export const AutomaticInNocturne: StoryObj = {
  name: 'Loads older likes when the end comes near, in nocturne',
  ...likes('received', { ...automatic, globals: { template: 'nocturne' } }),
};

const more = async (canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas']) =>
  userEvent.click(await canvas.findByRole('button', { name: t('common:showMore') }));

export const Button: StoryObj = {
  name: 'Loads older mutual likes with a button',
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

export const Loading: StoryObj = {
  name: 'Announces that older likes load',
  ...likes('mutual', {
    play: async ({ canvas, canvasElement }) => {
      await has(canvasElement, 12);
      setFault(world(), 'getLikes', { kind: 'hang' });
      await more(canvas);
      await expect(
        await canvas.findByText(t('common:loading'), { selector: '[role="status"]' }),
      ).toBeInTheDocument();
      await expect(cardsIn(canvasElement)).toHaveLength(12);
    },
  }),
};

const retried: ScreenOptions = {
  play: async ({ canvas, canvasElement }) => {
    await has(canvasElement, 12);
    setFault(world(), 'getLikes', { kind: 'error', code: 'server_error' });
    await more(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('likes:failed'));
    await expect(cardsIn(canvasElement)).toHaveLength(12);
    world().faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
    await has(canvasElement, 24);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Retried: StoryObj = {
  name: 'Keeps the likes when older ones fail to load, and tries again',
  ...likes('mutual', retried),
};

export const RetriedInNocturne: StoryObj = {
  name: 'Tries again when older likes fail to load, in nocturne',
  ...likes('mutual', { ...retried, globals: { template: 'nocturne' } }),
};
