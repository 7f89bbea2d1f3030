import { settings } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { switchStories } from './switch-stories.ts';

const files = import.meta.glob<string>('./*.stories.tsx', { query: '?raw', import: 'default', eager: true });

const { signup, navigation, chat, likes, my_profile, notifications, footer } = settings.shape;
const groups = { signup, navigation, chat, likes, my_profile, notifications, footer };

/** Returns the source of a story; null without it. */
function sourceOf(ref: string): string | null {
  const [file, name] = ref.split('.');
  const stories = files[`./${file}.stories.tsx`]?.split(/^export const /m) ?? [];
  return stories.find((story) => new RegExp(`^${name}\\b`).test(story)) ?? null;
}

test('each switch of a site has its stories', () => {
  const switches = Object.entries(groups).flatMap(([group, { shape }]) =>
    Object.keys(shape).map((name) => `${group}.${name}`),
  );
  expect(Object.keys(switchStories).toSorted()).toEqual(switches.toSorted());
});

const shownSwitches = Object.entries(switchStories).flatMap(([name, stories]) =>
  typeof stories === 'string' ? [] : [[name, stories] as const],
);

test.each(shownSwitches)('%s is shown on and off', (_name, { on, off }) => {
  expect(sourceOf(on), on).not.toBeNull();
  expect(sourceOf(off), off).not.toBeNull();
});

test.each(shownSwitches)('%s is set in the file of the story that shows it off', (name, { off }) => {
  const [, key = ''] = name.split('.');
  expect(files[`./${off.split('.')[0]}.stories.tsx`]).toMatch(new RegExp(`\\b${key}\\b`));
});
