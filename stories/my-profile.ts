import type { World } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';
import type { StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { screen as screenOf, type ScreenOptions } from '@meetcute/storybook/screen';
import { drawnPhoto } from './drawn-photo.ts';
import { withWorld, viewerOf } from './world.ts';

/** Queries of a play function. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const photos = [1, 2, 3].map((number) => drawnPhoto(`photo-${number}`, number));

/** Complete profile. */
const complete = {
  name: 'Robin',
  gender: 'f',
  date_of_birth: '1990-05-04',
  age: 36,
  country: 'NL',
  countryregion: null,
  city: 'Utrecht',
  images: photos,
  main_image: photos[0]!,
  personal: {
    about_me: 'I bake bread on Sundays and lose at chess on Mondays.',
    looking_for: 'Somebody who walks slowly.',
    relationship_goal: 'dating',
    hair: 'red',
  },
} as const;

/** Profile of a member who skipped every step of the sign-up. */
export const nothingGiven = {
  gender: null,
  date_of_birth: null,
  age: null,
  country: null,
  countryregion: null,
  city: null,
  images: [],
  main_image: null,
  personal: null,
} as const;

/** Returns a story of the member's own profile: a complete one with the changes of the story. */
export const myProfile = ({
  profile = {},
  change,
  ...options
}: Omit<Parameters<typeof screenOf<'profile'>>[1] & ScreenOptions, 'params'> & {
  profile?: object;
  change?: (world: World) => void;
} = {}): StoryObj =>
  screenOf('profile', {
    ...options,
    world: withWorld((world) => {
      Object.assign(viewerOf(world).profile, structuredClone({ ...complete, ...profile }));
      change?.(world);
    }, options.world),
  });

/** Resolves with the heading of the page. */
export const heading = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 1, name: t('shell:profile') });

/** Resolves with a section of the page by its title. */
export const sectionOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** Opens a section for editing and resolves with queries for it. */
export async function edit(canvas: Canvas, name: string) {
  await userEvent.click(
    await canvas.findByRole('button', { name: t('myProfile:editSection', { section: name }) }),
  );
  return sectionOf(canvas, name);
}
