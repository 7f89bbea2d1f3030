import type { GeolocationPort } from '@meetcute/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { located } from '../browser.ts';
import { viewerOf, world } from '../world.ts';
import { heading, member, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Place' } satisfies Meta;
export default meta;

/** Returns a story of step 3 for a member without a country. */
const placed = (
  geolocation: GeolocationPort,
  { change, ...options }: NonNullable<Parameters<typeof member>[1]> = {},
): StoryObj =>
  member(3, {
    ...options,
    ports: { geolocation },
    change: (of) => {
      of.settings.countries = ['NL', 'BE', 'DE'];
      change?.(of);
    },
  });

const title = 'Where do you live?';
const foundText = /We filled in where you seem to be/;
const save = async (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));

export const Found: StoryObj = {
  name: 'Step 3 prefills the current location for correction',
  ...placed(located(), {
    play: async ({ canvas }) => {
      await heading(canvas, title);
      await expect(await canvas.findByText(foundText)).toBeVisible();
      await expect(canvas.getByLabelText('Country')).toHaveValue('NL');
      await expect(canvas.getByLabelText('City')).toHaveValue('Utrecht');
      await expect(canvas.getByLabelText('Region')).not.toHaveValue('');
      await save(canvas);
      await heading(canvas, 'A little about you');
      await expect(viewerOf(world()).profile.city).toBe('Utrecht');
    },
  }),
};

export const Looking: StoryObj = {
  name: 'Step 3 stays editable while locating',
  ...placed(
    located(() => new Promise(() => undefined)),
    {
      play: async ({ canvas }) => {
        await heading(canvas, title);
        await expect(await canvas.findByText('We’re looking up where you are…')).toBeVisible();
        await userEvent.selectOptions(canvas.getByLabelText('Country'), 'BE');
        await expect(canvas.getByRole('button', { name: 'Save and continue' })).not.toHaveAttribute(
          'aria-disabled',
        );
      },
    },
  ),
};

let answer: (position: { lat: number; lon: number }) => void = () => undefined;

export const TypedFirst: StoryObj = {
  name: 'Does not overwrite input with the location found later',
  ...placed(
    located(() => new Promise((resolve) => (answer = resolve))),
    {
      play: async ({ canvas }) => {
        await heading(canvas, title);
        await canvas.findByText('We’re looking up where you are…');
        await userEvent.selectOptions(canvas.getByLabelText('Country'), 'NL');
        await userEvent.type(canvas.getByLabelText('City'), 'Hoorn');
        answer({ lat: 52.0907, lon: 5.1214 });
        await waitFor(() => expect(canvas.queryByText('We’re looking up where you are…')).toBeNull());
        await expect(canvas.getByLabelText('City')).toHaveValue('Hoorn');
        await expect(canvas.getByLabelText('Region')).toHaveValue('');
        await expect(canvas.queryByText(foundText)).toBeNull();
      },
    },
  ),
};

export const Refused: StoryObj = {
  name: 'Leaves the fields empty without a message when location is denied',
  ...placed(
    located(() => Promise.reject(new Error('User denied geolocation'))),
    {
      play: async ({ canvas }) => {
        await heading(canvas, title);
        await expect(await canvas.findByLabelText('Country')).toHaveValue('');
        await expect(canvas.queryByText(foundText)).toBeNull();
        await expect(canvas.queryByRole('alertdialog')).toBeNull();
      },
    },
  ),
};

export const PlaceNotFound: StoryObj = {
  name: 'Changes nothing when geocoding fails',
  ...placed(located(), {
    world: { faults: { geocode: { kind: 'error', code: 'server_error', times: 1 } } },
    spec: ['error.geocode-failure-logged-only'],
    play: async ({ canvas }) => {
      await heading(canvas, title);
      await waitFor(() => expect(world().faults.get('geocode')).toEqual([]));
      await waitFor(() => expect(canvas.queryByText('We’re looking up where you are…')).toBeNull());
      await expect(canvas.getByLabelText('Country')).toHaveValue('');
      await expect(canvas.getByText('Continue without a place')).toBeVisible();
    },
  }),
};

export const CountryChanged: StoryObj = {
  name: 'Clears the region when the country changes',
  ...placed(located(), {
    play: async ({ canvas }) => {
      await heading(canvas, title);
      await canvas.findByText(foundText);
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'BE');
      await expect(canvas.getByLabelText('Region')).toHaveValue('');
      await expect(canvas.queryByText(foundText)).toBeNull();
    },
  }),
};

/** Saves the found place, and waits for the error. */
async function failToSave(canvas: Canvas): Promise<void> {
  await heading(canvas, title);
  await canvas.findByText(foundText);
  await save(canvas);
  await expect(await canvas.findByText(/No connection/)).toBeVisible();
}

export const SaveFails: StoryObj = {
  name: 'Keeps the place when saving fails',
  ...placed(located(), {
    world: { faults: { saveUser: { kind: 'offline' } } },
    play: async ({ canvas }) => {
      await failToSave(canvas);
      await expect(canvas.getByLabelText('City')).toHaveValue('Utrecht');
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
  }),
};

export const SavedOnRetry: StoryObj = {
  name: 'Saves the place on a retry',
  ...placed(located(), {
    world: { faults: { saveUser: { kind: 'offline', times: 1 } } },
    play: async ({ canvas }) => {
      await failToSave(canvas);
      await save(canvas);
      await heading(canvas, 'A little about you');
    },
  }),
};

const withoutRegions = { ...located(), permission: () => Promise.resolve('denied' as const) };

export const RegionsAsked: StoryObj = {
  name: 'Loads regions missing from the settings, and saves without them',
  ...placed(withoutRegions, {
    world: { faults: { getRegions: { kind: 'error', code: 'server_error' } } },
    change: ({ settings }) => void delete settings.region_data['BE'],
    spec: ['error.region-failure-logged-only'],
    play: async ({ canvas }) => {
      await heading(canvas, title);
      await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'BE');
      await expect(canvas.queryByLabelText('Region')).toBeNull();
      await save(canvas);
      await heading(canvas, 'A little about you');
    },
  }),
};

export const NoRegions: StoryObj = {
  name: 'Asks for no region in a country without regions',
  ...placed(withoutRegions, {
    spec: ['settings.field.region-data'],
    change: ({ settings }) => void (settings.region_data['BE'] = []),
    play: async ({ canvas }) => {
      await heading(canvas, title);
      await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'NL');
      await expect(canvas.getByLabelText('Region')).toBeVisible();
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'BE');
      await expect(canvas.queryByLabelText('Region')).toBeNull();
      await expect(canvas.getByLabelText('City')).toBeVisible();
    },
  }),
};

export const OnAPhone: StoryObj = {
  name: 'Step 3 in nocturne, dark and Dutch, on a phone',
  ...placed(located(), {
    globals: { template: 'nocturne', scheme: 'dark', language: 'nl' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/We hebben ingevuld waar je lijkt te zijn/)).toBeVisible();
    },
  }),
};
