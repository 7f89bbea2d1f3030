import { country, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { chooseByClick, drop, png } from '../photos.ts';
import { closeToVisitors, viewerOf, currentWorld } from '../world.ts';
import { choose, goOn, goTo, heading, member, question, saveStep, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Photo and place' } satisfies Meta;
export default meta;

const savedPhotos = () => viewerOf(currentWorld()).profile.images.length;

/** Expects the only photo of the account in the list of step 2. */
const expectOnePhoto = async (canvas: Canvas) => {
  const photos = await canvas.findByRole('list', { name: t('photos:yours') });
  await expect(photos.children).toHaveLength(1);
  await expect(savedPhotos()).toBe(1);
};

/** Says before the first photo who else sees a profile, on a site that shows members to visitors. */
export const SeenByVisitors: StoryObj = {
  name: 'Seen by visitors',
  tags: ['legal'],
  ...member(2, {
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:photo.title'));
      await expect(canvas.getByText(t('fields:visitorsSee'))).toBeVisible();
    },
  }),
};

/** Says nothing of visitors on a site that shows members to members alone. */
export const SeenByMembers: StoryObj = {
  name: 'Seen by members alone',
  ...member(2, {
    change: closeToVisitors,
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:photo.title'));
      await expect(canvas.queryByText(t('fields:visitorsSee'))).toBeNull();
    },
  }),
};

/** Step 2 uploads a dropped photo and refuses another file. */
export const PhotoDropped: StoryObj = {
  name: 'Photo dropped',
  ...member(2, {
    spec: ['signup.step2.photo-upload-drop-area'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:photo.title'));
      await drop(canvas, new File(['x'], 'me.txt', { type: 'text/plain' }));
      await canvas.findByText(/me\.txt/);
      await expect(savedPhotos()).toBe(0);
      await drop(canvas, png('me.png'));
      await expectOnePhoto(canvas);
    },
  }),
};

/** Step 2 opens a file dialog on a click and uploads the chosen photo. */
export const PhotoClicked: StoryObj = {
  name: 'Photo chosen',
  ...member(2, {
    spec: ['signup.step2.drop-area-clickable'],
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:photo.title'));
      await chooseByClick(canvas, canvasElement, png('me.png'));
      await expectOnePhoto(canvas);
    },
  }),
};

/** Skips step 2 without a photo. */
export const PhotoSkipped: StoryObj = {
  name: 'Photo skipped',
  ...member(2, {
    spec: ['signup.step2.continue-without-photo-button'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:photo.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:photo.skip') }));
      await heading(canvas, t('signUp:place.title'));
      await expect(savedPhotos()).toBe(0);
    },
  }),
};

/** Step 3 requires a country; region and city are optional. */
export const Place: StoryObj = {
  ...member(3, {
    spec: [
      'signup.step3.country-field',
      'signup.step3.save-disabled-until-country',
      'location.country-required-to-save',
      'signup.step3.region-optional',
      'signup.step3.city-optional',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      // The button of each page saves it, the last one at the server; nothing is saved without a country.
      await expect(canvas.queryByRole('button', { name: t('signUp:place.save') })).toBeNull();
      const next = canvas.getByRole('button', { name: t('signUp:push.continue') });
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(next);
      await expect(await canvas.findByText(t('validation:required.country'))).toBeVisible();
      await choose(canvas, t('signUp:place.country'), country('NL'));
      await expect(next).not.toHaveAttribute('aria-disabled');
      await goOn(canvas);
      const regions = await question(canvas, t('signUp:place.region'));
      await expect(within(regions).getByRole('radio', { name: t('signUp:person.none') })).toBeChecked();
      await goOn(canvas);
      await expect(canvas.getByLabelText(t('signUp:place.city'))).toHaveValue('');
      await expect(canvas.getByRole('button', { name: t('signUp:place.save') })).not.toHaveAttribute(
        'aria-disabled',
      );
      await saveStep(canvas);
      await heading(canvas, t('signUp:person.title'));
      await expect(viewerOf(currentWorld()).profile).toMatchObject({
        country: 'NL',
        countryregion: null,
        city: null,
      });
    },
  }),
};

/** Saves or skips step 3. */
export const PlaceButtons: StoryObj = {
  name: 'Place skipped',
  ...member(3, {
    spec: ['signup.step3.continue-without-location-button'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:place.skip') }));
      await heading(canvas, t('signUp:person.title'));
      await expect(viewerOf(currentWorld()).profile.country).toBeNull();
    },
  }),
};

/** Hides the country on a site with a single one. */
export const OneCountry: StoryObj = {
  name: 'One country',
  ...member(3, {
    change: ({ settings }) => void (settings.countries = ['NL']),
    spec: ['signup.step3.country-shown-only-when-several'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      await question(canvas, t('signUp:place.region'));
      await expect(canvas.queryByRole('radiogroup', { name: t('signUp:place.country') })).toBeNull();
      await expect(canvas.getByRole('button', { name: t('signUp:push.continue') })).not.toHaveAttribute(
        'aria-disabled',
      );
    },
  }),
};

/** Leaves out the city on a site without that field. */
export const NoCity: StoryObj = {
  name: 'Site without the city field',
  ...member(3, {
    change: ({ settings }) => void (settings.signup.cityField = false),
    spec: ['signup.step3.city-only-if-enabled', 'signup.step3.save-living-area-button'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      await choose(canvas, t('signUp:place.country'), country('NL'));
      await goTo(canvas, t('signUp:place.region'));
      await expect(canvas.getByRole('button', { name: t('signUp:place.save') })).toBeVisible();
      await expect(canvas.queryByLabelText(t('signUp:place.city'))).toBeNull();
    },
  }),
};

/** Limits the city to 255 characters. */
export const LongCity: StoryObj = {
  name: 'Long city',
  ...member(3, {
    spec: ['city.max-255'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:place.title'));
      await choose(canvas, t('signUp:place.country'), country('NL'));
      await goTo(canvas, t('signUp:place.city'));
      await userEvent.click(canvas.getByLabelText(t('signUp:place.city')));
      await userEvent.paste('a'.repeat(256));
      await expect(await canvas.findByText(t('validation:maxLength', { max: 255 }))).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('signUp:place.save') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.keyboard('{Backspace}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: t('signUp:place.save') })).not.toHaveAttribute(
          'aria-disabled',
        ),
      );
    },
  }),
};
