import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { me, world } from '../happening.ts';
import { member, heading, type Canvas } from '../signing-up.ts';

const meta = { title: 'Screens/Sign-up/Photo and place' } satisfies Meta;
export default meta;

export const PhotoStep: StoryObj = {
  name: 'Step 2 takes photos by drop and by click, and can be left without',
  ...member(2, {
    spec: [
      'signup.step2.photo-upload-drop-area',
      'signup.step2.drop-area-clickable',
      'signup.step2.continue-without-photo-button',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, 'Show your smile');
      const [drop, choose] = canvas.getAllByRole('button', { name: /Add photos/ });
      await expect(drop).toBeEnabled();
      await expect(choose).toBeEnabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without a photo' }));
      await heading(canvas, 'Where do you live?');
    },
  }),
};

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const fileInput = async (canvas: Canvas, root: HTMLElement) => {
  await heading(canvas, 'Show your smile');
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The photo step has no file input, so nothing can be chosen.');
  return input;
};

export const PhotoAdded: StoryObj = {
  name: 'A photo that was added is shown, and can be taken away again',
  ...member(2, {
    spec: ['signup.step2.shows-existing-photos'],
    play: async ({ canvas, canvasElement }) => {
      const input = await fileInput(canvas, canvasElement);
      await userEvent.upload(input, new File([png], 'me.png', { type: 'image/png' }));
      const photos = await canvas.findByRole('list', { name: 'Your photos' });
      await expect(photos.children).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' }));
      await waitFor(() => expect(canvas.queryByRole('list', { name: 'Your photos' })).toBeNull());
    },
  }),
};

export const PhotoRefused: StoryObj = {
  name: 'A file that is no PNG or JPEG is refused in words',
  ...member(2, {
    spec: ['upload.accepts-png-jpeg-jpg'],
    play: async ({ canvas, canvasElement }) => {
      const input = await fileInput(canvas, canvasElement);
      await expect(input.accept).toBe('image/png,image/jpeg');
      const any = userEvent.setup({ applyAccept: false });
      await any.upload(input, new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
      await expect(await canvas.findByText('Choose a PNG or JPEG picture')).toBeVisible();
      await expect(me(world()).profile.images).toHaveLength(0);
    },
  }),
};

export const PhotoFails: StoryObj = {
  name: 'A photo that could not be sent says so and leaves the step usable',
  ...member(2, {
    world: { faults: { uploadImages: { kind: 'error', code: 'image_unreadable' } } },
    play: async ({ canvas, canvasElement }) => {
      const input = await fileInput(canvas, canvasElement);
      await userEvent.upload(input, new File([png], 'me.png', { type: 'image/png' }));
      await expect(await canvas.findByText("We can't read this picture. Choose another one.")).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Continue without a photo' })).toBeEnabled();
    },
  }),
};

export const Place: StoryObj = {
  name: 'Step 3 cannot be saved before a country is chosen; region and city are optional',
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
      await expect(me(world()).profile).toMatchObject({ country: 'NL', countryregion: null, city: null });
    },
  }),
};

export const PlaceButtons: StoryObj = {
  name: 'Step 3 can be saved, or left without a place',
  ...member(3, {
    spec: ['signup.step3.save-living-area-button', 'signup.step3.continue-without-location-button'],
    play: async ({ canvas }) => {
      await heading(canvas, 'Where do you live?');
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without a place' }));
      await heading(canvas, 'A little about you');
      await expect(me(world()).profile.country).toBeNull();
    },
  }),
};

export const OneCountry: StoryObj = {
  name: 'A site of one country does not ask for it',
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
  name: 'A site without the city field does not show it',
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
  name: 'A city has at most 255 characters',
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
