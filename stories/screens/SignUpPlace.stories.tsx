import type { GeolocationPort } from '@meetcute/react';
import { country, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createFixedGeolocation } from '../browser.ts';
import { viewerOf, currentWorld } from '../world.ts';
import { choose, goOn, heading, member, question, saveStep, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Place' } satisfies Meta;
export default meta;

/** Returns a story of step 3 for a member without a country. */
const makePlaceStory = (
  geolocation: GeolocationPort,
  { change, ...options }: NonNullable<Parameters<typeof member>[1]> = {},
): StoryObj =>
  member(3, {
    ...options,
    ports: { geolocation },
    change: (world) => {
      world.settings.countries = ['NL', 'BE', 'DE'];
      change?.(world);
    },
  });

const chooseCountry = (canvas: Canvas, code: string) =>
  choose(canvas, t('signUp:place.country'), country(code));
const isChosen = (canvas: Canvas, name: string) =>
  canvas.queryByRole<HTMLInputElement>('radio', { name })?.checked ?? false;
/** Whether no region is chosen. */
const isWithoutRegion = async (canvas: Canvas) => {
  await question(canvas, t('signUp:place.region'));
  return isChosen(canvas, t('signUp:person.none'));
};

/** Step 3 prefills the current location for correction. */
export const Found: StoryObj = {
  name: 'Location found',
  ...makePlaceStory(createFixedGeolocation(), {
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      await expect(await canvas.findByText(t('signUp:place.found'))).toBeVisible();
      await expect(isChosen(canvas, country('NL'))).toBe(true);
      await goOn(canvas);
      await expect(await isWithoutRegion(canvas)).toBe(false);
      await goOn(canvas);
      await expect(canvas.getByLabelText(t('signUp:place.city'))).toHaveValue('Utrecht');
      await saveStep(canvas);
      await heading(canvas, t('signUp:person.title'));
      await expect(viewerOf(currentWorld()).profile.city).toBe('Utrecht');
    },
  }),
};

/** Step 3 stays editable while locating. */
export const Looking: StoryObj = {
  name: 'Locating',
  ...makePlaceStory(
    createFixedGeolocation(() => new Promise(() => undefined)),
    {
      play: async ({ canvas }) => {
        await heading(canvas, t('signUp:place.title'));
        await expect(await canvas.findByText(t('signUp:place.locating'))).toBeVisible();
        await chooseCountry(canvas, 'BE');
        await expect(canvas.getByRole('button', { name: t('signUp:push.continue') })).not.toHaveAttribute(
          'aria-disabled',
        );
      },
    },
  ),
};

let answer: (position: { lat: number; lon: number }) => void = () => undefined;

/** Does not overwrite input with the location found later. */
export const TypedFirst: StoryObj = {
  name: 'Typed while locating',
  ...makePlaceStory(
    createFixedGeolocation(() => new Promise((resolve) => (answer = resolve))),
    {
      play: async ({ canvas }) => {
        await heading(canvas, t('signUp:place.title'));
        await canvas.findByText(t('signUp:place.locating'));
        await chooseCountry(canvas, 'NL');
        await goOn(canvas);
        answer({ lat: 52.0907, lon: 5.1214 });
        await waitFor(() => expect(canvas.queryByText(t('signUp:place.locating'))).toBeNull());
        await expect(await isWithoutRegion(canvas)).toBe(true);
        await goOn(canvas);
        await expect(canvas.getByLabelText(t('signUp:place.city'))).toHaveValue('');
        await expect(canvas.queryByText(t('signUp:place.found'))).toBeNull();
      },
    },
  ),
};

/** Leaves the fields empty without a message when location is denied. */
export const Refused: StoryObj = {
  name: 'Location denied',
  ...makePlaceStory(
    createFixedGeolocation(() => Promise.reject(new Error('User denied geolocation'))),
    {
      play: async ({ canvas }) => {
        await heading(canvas, t('signUp:place.title'));
        await question(canvas, t('signUp:place.country'));
        await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
        await expect(canvas.queryByText(t('signUp:place.found'))).toBeNull();
        await expect(canvas.queryByRole('alertdialog')).toBeNull();
      },
    },
  ),
};

/** Changes nothing when geocoding fails. */
export const PlaceNotFound: StoryObj = {
  name: 'Geocoding failed',
  tags: ['fault'],
  ...makePlaceStory(createFixedGeolocation(), {
    world: { faults: { geocode: { kind: 'error', code: 'server_error', times: 1 } } },
    spec: ['error.geocode-failure-logged-only'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      await waitFor(() => expect(currentWorld().faults.get('geocode')).toEqual([]));
      await waitFor(() => expect(canvas.queryByText(t('signUp:place.locating'))).toBeNull());
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
      await expect(canvas.getByText(t('signUp:place.skip'))).toBeVisible();
    },
  }),
};

/** Clears the region when the country changes. */
export const CountryChanged: StoryObj = {
  name: 'Country changed',
  ...makePlaceStory(createFixedGeolocation(), {
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      await canvas.findByText(t('signUp:place.found'));
      await chooseCountry(canvas, 'BE');
      await expect(canvas.queryByText(t('signUp:place.found'))).toBeNull();
      await goOn(canvas);
      await expect(await isWithoutRegion(canvas)).toBe(true);
    },
  }),
};

/** Saves the found place, and waits for the error. */
async function failToSave(canvas: Canvas): Promise<void> {
  await heading(canvas, t('signUp:place.title'));
  await canvas.findByText(t('signUp:place.found'));
  await saveStep(canvas);
  await expect(await canvas.findByText(t('error:offline'))).toBeVisible();
}

/** Keeps the place when saving fails. */
export const SaveFails: StoryObj = {
  name: 'Save failed',
  tags: ['fault'],
  ...makePlaceStory(createFixedGeolocation(), {
    world: { faults: { saveUser: { kind: 'offline' } } },
    play: async ({ canvas }) => {
      await failToSave(canvas);
      await expect(canvas.getByLabelText(t('signUp:place.city'))).toHaveValue('Utrecht');
      await expect(canvas.getByRole('button', { name: t('signUp:place.save') })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
  }),
};

/** Saves the place on a retry. */
export const SavedOnRetry: StoryObj = {
  name: 'Saved on retry',
  tags: ['fault'],
  ...makePlaceStory(createFixedGeolocation(), {
    world: { faults: { saveUser: { kind: 'offline', times: 1 } } },
    play: async ({ canvas }) => {
      await failToSave(canvas);
      await saveStep(canvas);
      await heading(canvas, t('signUp:person.title'));
    },
  }),
};

const withoutRegions = { ...createFixedGeolocation(), permission: () => Promise.resolve('denied' as const) };

/** Loads regions missing from the settings, and saves without them. */
export const RegionsAsked: StoryObj = {
  name: 'Regions failed',
  tags: ['fault'],
  ...makePlaceStory(withoutRegions, {
    world: { faults: { getRegions: { kind: 'error', code: 'server_error' } } },
    change: ({ settings }) => void delete settings.region_data['BE'],
    spec: ['error.region-failure-logged-only'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      await chooseCountry(canvas, 'BE');
      await goOn(canvas);
      await expect(canvas.queryByRole('radiogroup', { name: t('signUp:place.region') })).toBeNull();
      await saveStep(canvas);
      await heading(canvas, t('signUp:person.title'));
    },
  }),
};

/** Asks for no region in a country without regions. */
export const NoRegions: StoryObj = {
  name: 'Country without regions',
  ...makePlaceStory(withoutRegions, {
    spec: ['settings.field.region-data'],
    change: ({ settings }) => void (settings.region_data['BE'] = []),
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      await chooseCountry(canvas, 'NL');
      await expect(await canvas.findByText(t('signUp:question', { number: 1, count: 3 }))).toBeVisible();
      await chooseCountry(canvas, 'BE');
      await expect(await canvas.findByText(t('signUp:question', { number: 1, count: 2 }))).toBeVisible();
      await goOn(canvas);
      await expect(canvas.getByLabelText(t('signUp:place.city'))).toBeVisible();
    },
  }),
};
