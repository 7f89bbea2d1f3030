import { t, type TextKey } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createFixedGeolocation, pushBrowser } from '../browser.ts';
import { drawnPhoto } from '../drawn-photo.ts';
import { viewerOf } from '../world.ts';
import { delayResponse, releaseResponse } from '../delayed-response.ts';
import { choose, portraitFile } from '../photos.ts';
import { heading, member, type Canvas } from '../sign-up.ts';

/** Initial state of each later step. */
const meta = {
  title: 'Screens/Sign-up/All steps (onboarding)',
  id: 'screens-sign-up-all-steps',
} satisfies Meta;
export default meta;

const meet =
  (title: TextKey) =>
  async ({ canvas }: { canvas: Canvas }) =>
    void (await heading(canvas, t(title)));

/** Offers notifications. */
export const Push: StoryObj = {
  name: 'Step 1, notifications',
  ...member(2, {
    spec: ['settings.field.push-pub'],
    ports: () => ({ push: pushBrowser() }),
    change: ({ settings }) => void (settings.push_pub = 'BPublicKeyOfTheSite'),
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:push.title'));
      await expect(await canvas.findByRole('button', { name: t('signUp:push.allow') })).toBeVisible();
    },
  }),
};

/** Begins with step 2 on a site without a key for pushes. */
export const NoPush: StoryObj = {
  name: 'Site without a push key',
  ...member(2, {
    spec: ['settings.field.push-pub'],
    ports: () => ({ push: pushBrowser() }),
    change: ({ settings }) => void (settings.push_pub = null),
    play: async ({ canvas }) => {
      await expect(await heading(canvas, t('signUp:photo.title'))).toBeVisible();
    },
  }),
};

/** Offers to add photos. */
export const Photos: StoryObj = {
  name: 'Step 2, without a photo',
  ...member(2, { play: meet('signUp:photo.title') }),
};

/** Gives an upload the row and the height of its future photo. */
export const PhotosThere: StoryObj = {
  name: 'Step 2, photos there',
  tags: ['fault'],
  ...member(2, {
    world: { faults: { uploadImages: { kind: 'hang' } } },
    change: (world) => {
      viewerOf(world).profile.images = [drawnPhoto('one'), drawnPhoto('two', 2)];
    },
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:photo.title'));
      await choose(canvas, canvasElement, [await portraitFile('third.png', 2)]);
      const sending = await canvas.findByRole('progressbar', {
        name: t('photos:sending', { name: 'third.png' }),
      });
      // The upload takes the place of its future photo: same row and same height.
      const [photo] = canvas.getByRole('list', { name: t('photos:yours') }).children;
      const tile = sending.closest('li');
      await waitFor(() =>
        expect(tile?.getBoundingClientRect().height).toBeCloseTo(
          photo?.getBoundingClientRect().height ?? 0,
          0,
        ),
      );
    },
  }),
};

/** Offers to enter the place when the browser gives none. */
export const Place: StoryObj = {
  name: 'Step 3, place',
  ...member(3, {
    ports: {
      geolocation: createFixedGeolocation(() => Promise.reject(new Error('User denied geolocation'))),
    },
    play: meet('signUp:place.title'),
  }),
};

/** Offers to enter facts about the member. */
export const Person: StoryObj = {
  name: 'Step 4, facts',
  ...member(4, { play: meet('signUp:person.title') }),
};

/** Offers to write texts about the member. */
export const Texts: StoryObj = {
  name: 'Step 5, texts',
  ...member(5, { play: meet('signUp:about.title') }),
};

const button = (canvas: Canvas) => canvas.getByRole('button', { name: t('signUp:members.continue') });
const shapes = (root: HTMLElement) => root.querySelectorAll('main [data-part="shape"]');

/** Shows six placeholders while profiles load. */
export const MembersComing: StoryObj = {
  name: 'Step 6, profiles loading',
  tags: ['fault'],
  ...member(6, {
    world: { faults: { getSuggestions: { kind: 'hang' } } },
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:members.title'));
      await waitFor(() => expect(shapes(canvasElement)).toHaveLength(6));
    },
  }),
};

/** Keeps the position of the button when profiles appear. */
export const MembersThere: StoryObj = {
  name: 'Step 6, profiles there',
  ...member(6, {
    change: (world) => delayResponse(world, 'getSuggestions'),
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:members.title'));
      await waitFor(() => expect(shapes(canvasElement)).toHaveLength(6));
      const { top } = button(canvas).getBoundingClientRect();
      releaseResponse();
      await waitFor(() => expect(canvas.getByRole('main').querySelectorAll('li')).toHaveLength(6));
      await expect(button(canvas).getBoundingClientRect().top).toBeCloseTo(top, 0);
    },
  }),
};
