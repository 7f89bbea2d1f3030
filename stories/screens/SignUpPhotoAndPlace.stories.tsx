import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { viewerOf, world } from '../world.ts';
import { member, heading } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Photo and place' } satisfies Meta;
export default meta;

export const PhotoStep: StoryObj = {
  name: 'Step 2 accepts photos by drop and click, and can be skipped',
  ...member(2, {
    spec: [
      'signup.step2.photo-upload-drop-area',
      'signup.step2.drop-area-clickable',
      'signup.step2.continue-without-photo-button',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, 'Show your smile');
      const choose = canvas.getByRole('button', { name: /Add photos/ });
      await expect(choose).toBeEnabled();
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'me.txt', { type: 'text/plain' }));
      await fireEvent(choose, new DragEvent('drop', { bubbles: true, dataTransfer }));
      await canvas.findByText(/me\.txt/);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without a photo' }));
      await heading(canvas, 'Where do you live?');
    },
  }),
};

export const Place: StoryObj = {
  name: 'Step 3 requires a country; region and city are optional',
  ...member(3, {
    spec: [
      'signup.step3.country-field',
      'signup.step3.save-disabled-until-country',
      'location.country-required-to-save',
      'signup.step3.region-optional',
      'signup.step3.city-optional',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      const save = canvas.getByRole('button', { name: 'Save and continue' });
      await expect(save).toBeDisabled();
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'NL');
      await expect(canvas.getByLabelText('Region')).toHaveValue('');
      await expect(canvas.getByLabelText('City')).toHaveValue('');
      await expect(save).toBeEnabled();
      await userEvent.click(save);
      await heading(canvas, 'A little about you');
      await expect(viewerOf(world()).profile).toMatchObject({
        country: 'NL',
        countryregion: null,
        city: null,
      });
    },
  }),
};

export const PlaceButtons: StoryObj = {
  name: 'Saves or skips step 3',
  ...member(3, {
    spec: ['signup.step3.save-living-area-button', 'signup.step3.continue-without-location-button'],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without a place' }));
      await heading(canvas, 'A little about you');
      await expect(viewerOf(world()).profile.country).toBeNull();
    },
  }),
};

export const OneCountry: StoryObj = {
  name: 'Hides the country on a site with a single one',
  ...member(3, {
    change: ({ settings }) => void (settings.countries = ['NL']),
    spec: ['signup.step3.country-shown-only-when-several'],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      await expect(canvas.queryByLabelText('Country')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeEnabled();
    },
  }),
};

export const NoCity: StoryObj = {
  name: 'Site without the city field',
  ...member(3, {
    change: ({ settings }) => void (settings.signup.cityField = false),
    spec: ['signup.step3.city-only-if-enabled'],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      await expect(canvas.queryByLabelText('City')).toBeNull();
    },
  }),
};

export const LongCity: StoryObj = {
  name: 'Limits the city to 255 characters',
  ...member(3, {
    spec: ['city.max-255'],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'NL');
      await userEvent.click(canvas.getByLabelText('City'));
      await userEvent.paste('a'.repeat(256));
      await expect(await canvas.findByText('This field should be at most 255 characters long')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeEnabled());
    },
  }),
};
