import type { HrefQuery } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { t } from '@meetcute/storybook';
import type { StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { screen as screenOf, type ScreenOptions } from '@meetcute/storybook/screen';
import { drawnPhoto } from './drawn-photo.ts';
import { withWorld, viewerOf } from './world.ts';

/** Queries of a play function. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Returns a story of the wizard for a logged-out visitor. */
export const visitor = (options: ScreenOptions & { query?: HrefQuery } = {}): StoryObj =>
  screenOf('signup', options);

const nothingKnown = (world: World) => {
  const { profile } = viewerOf(world);
  Object.assign(profile, { images: [], main_image: null, countryregion: null, city: null, country: null });
  Object.assign(profile, { gender: null, date_of_birth: null, age: null, personal: {} });
  viewerOf(world).sensitiveConsent = null;
};

const photo = drawnPhoto('smile');

/** Profile data of a member who resumes at each step. */
const knownAt = {
  2: {},
  3: { main_image: photo, images: [photo] },
  4: { city: 'Utrecht' },
  5: { gender: 'f' },
  6: { personal: { about_me: 'I bake bread on Sundays.' } },
} as const;

/** Returns a story of the wizard for a member who resumes at this step. */
export const member = (
  at: keyof typeof knownAt,
  { change, ...options }: ScreenOptions & { change?: (world: World) => void } = {},
): StoryObj =>
  screenOf('signup', {
    viewer: 'member',
    ...options,
    world: withWorld((world) => {
      nothingKnown(world);
      world.settings.signup.autoSkip = true;
      world.settings.signup.cityField = true;
      Object.assign(viewerOf(world).profile, knownAt[at]);
      change?.(world);
    }, options.world),
  });

/** Resolves with the heading of a step. */
export const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

/** Resolves with the address field. */
export const emailOf = <T extends HTMLElement>(canvas: Canvas) => canvas.findByLabelText<T>(t('login:email'));
/** Returns the submit button of step 0. */
export const submitOf = (canvas: Canvas) => canvas.getByRole('button', { name: t('signUp:submit') });

/** Fills in step 0 and leaves the last field, which triggers validation. */
export async function fillIn(canvas: Canvas, email: string, password = 'correct horse') {
  await userEvent.type(await emailOf(canvas), email);
  await userEvent.type(canvas.getByLabelText(t('signUp:name')), 'Robin');
  await userEvent.type(canvas.getByLabelText(t('login:password')), password);
  await userEvent.tab();
}
