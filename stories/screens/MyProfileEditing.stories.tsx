import { append, setFault, userOf } from '@meetcute/mocks';
import { containing, day, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { viewerOf, currentWorld } from '../world.ts';
import { edit, myProfile, nothingGiven, sectionOf } from '../my-profile.ts';
import { removePhoto } from '../photos.ts';

// Dialogs and notices are rendered outside the root of the story.
const page = within(document.body);

const meta = { title: 'Screens/My profile/Editing' } satisfies Meta;
export default meta;

/** Returns the name of the button that edits a section. */
const editOf = (section: 'texts' | 'person') =>
  t('myProfile:editSection', { section: t(`myProfile:sections.${section}`) });

/** Edits and saves a text in place. */
export const Texts: StoryObj = {
  name: 'Text saved',
  ...myProfile({
    spec: ['textarea.min-2-rows', 'textarea.height-150-px'],
    play: async ({ canvas }) => {
      const texts = await edit(canvas, t('myProfile:sections.texts'));
      const aboutField = texts.getByLabelText(t('fields:about_me.label'));
      await waitFor(() => expect(aboutField).toHaveFocus());
      await expect(Number(aboutField.getAttribute('rows'))).toBeGreaterThanOrEqual(2);
      await expect(aboutField.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
      await userEvent.clear(aboutField);
      await userEvent.type(aboutField, 'I walk.');
      await userEvent.click(texts.getByRole('button', { name: t('myProfile:save') }));
      await expect(await texts.findByText(t('myProfile:saved'))).toBeVisible();
      await expect(texts.getByText('I walk.')).toBeVisible();
      await waitFor(() => expect(texts.getByRole('button', { name: editOf('texts') })).toHaveFocus());
      await expect(viewerOf(currentWorld()).profile.personal).toMatchObject({
        about_me: 'I walk.',
        looking_for: 'Somebody who walks slowly.',
      });
    },
  }),
};

/** Fits the form of the person on a phone in Polish. */
export const PolishFormOnAPhone: StoryObj = {
  name: 'Polish form on a phone',
  ...myProfile({
    fixed: 'Polish has long words for a narrow screen. Open “Cancelled” to see the form in other languages.',
    viewport: 'phone',
    globals: { language: 'pl' },
    play: async ({ canvas, canvasElement }) => {
      await userEvent.click(await canvas.findByRole('button', { name: editOf('person') }));
      await expect(await canvas.findByLabelText(t('myProfile:name'))).toBeVisible();
      const main = canvasElement.querySelector('main')!;
      await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
    },
  }),
};

/** Rejects a birth date under age, and lists the member after a valid one. */
export const BirthDate: StoryObj = {
  name: 'Birth date',
  tags: ['legal'],
  ...myProfile({
    profile: nothingGiven,
    play: async ({ canvas }) => {
      const person = await edit(canvas, t('myProfile:sections.person'));
      await userEvent.selectOptions(person.getByLabelText(t('common:day')), '4');
      await userEvent.click(person.getByRole('button', { name: t('myProfile:save') }));
      await expect(await person.findByText(t('validation:required.birthMonthYear'))).toBeVisible();
      await waitFor(() => expect(person.getByLabelText(t('common:month'))).toHaveFocus());
      await userEvent.selectOptions(person.getByLabelText(t('common:month')), '5');
      await userEvent.selectOptions(person.getByLabelText(t('common:year')), '1990');
      await userEvent.click(person.getByRole('button', { name: t('myProfile:save') }));
      await expect(await person.findByText(day('1990-05-04'))).toBeVisible();
      await expect(canvas.queryByRole('region', { name: t('myProfile:hints.searchTitle') })).toBeNull();
    },
  }),
};

/** Shows an error at an invalid name and sends nothing. */
export const WrongName: StoryObj = {
  name: 'Invalid name',
  ...myProfile({
    spec: ['name.not-starting-with-at', 'name.required'],
    play: async ({ canvas }) => {
      const person = await edit(canvas, t('myProfile:sections.person'));
      const name = person.getByLabelText(t('myProfile:name'));
      await userEvent.clear(name);
      await userEvent.click(person.getByRole('button', { name: t('myProfile:save') }));
      await expect(await person.findByText(t('validation:required.name'))).toBeVisible();
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.type(name, '@robin');
      await expect(await person.findByText(t('validation:name_starts_with_at'))).toBeVisible();
      await expect(viewerOf(currentWorld()).profile.name).toBe('Robin');
    },
  }),
};

/** Loads the regions of another country. */
export const Place: StoryObj = {
  name: 'Other country',
  ...myProfile({
    play: async ({ canvas }) => {
      const place = await edit(canvas, t('myProfile:sections.place'));
      await userEvent.selectOptions(place.getByLabelText(t('common:country')), 'BE');
      const [region] = currentWorld().settings.region_data['BE']!;
      await userEvent.selectOptions(place.getByLabelText(t('myProfile:region')), region!.id);
      await userEvent.click(place.getByRole('button', { name: t('myProfile:save') }));
      await place.findByText(t('myProfile:saved'));
      await expect(place.getByText(region!.name)).toBeVisible();
      await expect(viewerOf(currentWorld()).profile).toMatchObject({
        country: 'BE',
        countryregion: region!.id,
      });
    },
  }),
};

/** Selects and clears values of the site’s lists. */
export const Details: StoryObj = {
  name: 'Details',
  ...myProfile({
    play: async ({ canvas }) => {
      const details = await edit(canvas, t('myProfile:sections.details'));
      await userEvent.selectOptions(details.getByLabelText(t('fields:eyes.label')), 'green');
      await userEvent.selectOptions(details.getByLabelText(t('fields:hair.label')), '');
      await userEvent.click(details.getByRole('button', { name: t('myProfile:save') }));
      await details.findByText(t('myProfile:saved'));
      await expect(details.getByText(t('fields:eyes.green'))).toBeVisible();
      await expect(viewerOf(currentWorld()).profile.personal).toMatchObject({ eyes: 'green', hair: null });
    },
  }),
};

/** Restores the saved values on cancel. */
export const Cancelled: StoryObj = {
  name: 'Cancelled',
  ...myProfile({
    play: async ({ canvas }) => {
      const person = await edit(canvas, t('myProfile:sections.person'));
      await userEvent.type(person.getByLabelText(t('myProfile:name')), ' the Second');
      await userEvent.click(person.getByRole('button', { name: t('myProfile:cancel') }));
      await expect(await person.findByText('Robin')).toBeVisible();
      await waitFor(() => expect(person.getByRole('button', { name: editOf('person') })).toHaveFocus());
    },
  }),
};

/** Keeps the input and offers a retry when saving fails. */
export const FailingSave: StoryObj = {
  name: 'Saving fails',
  tags: ['fault'],
  ...myProfile({
    spec: ['error.profile-save-failure-logged-only'],
    play: async ({ canvas, canvasElement }) => {
      const person = await edit(canvas, t('myProfile:sections.person'));
      const name = person.getByLabelText(t('myProfile:name'));
      await userEvent.type(name, ' R.');
      setFault(currentWorld(), 'saveUser', { kind: 'error', code: 'server_error' });
      await userEvent.click(person.getByRole('button', { name: t('myProfile:save') }));
      await waitFor(() => expect(person.getByRole('alert')).not.toBeEmptyDOMElement());
      await expect(name).toHaveValue('Robin R.');
      await expect(canvasElement.ownerDocument.querySelector('[data-part="notice"]')).toBeNull();
    },
  }),
};

/** Saves the input on a retry. */
export const SaveRetried: StoryObj = {
  name: 'Saved on a retry',
  tags: ['fault'],
  ...myProfile({
    world: { faults: { saveUser: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas }) => {
      const person = await edit(canvas, t('myProfile:sections.person'));
      await userEvent.type(person.getByLabelText(t('myProfile:name')), ' R.');
      await userEvent.click(person.getByRole('button', { name: t('myProfile:save') }));
      await waitFor(() => expect(person.getByRole('alert')).not.toBeEmptyDOMElement());
      await userEvent.click(person.getByRole('button', { name: t('myProfile:save') }));
      await expect(await person.findByText('Robin R.')).toBeVisible();
    },
  }),
};

/** Opens one section at a time and marks unsaved input in the other. */
export const OneAtATime: StoryObj = {
  name: 'One section at a time',
  ...myProfile({
    play: async ({ canvas }) => {
      const person = await edit(canvas, t('myProfile:sections.person'));
      await userEvent.type(person.getByLabelText(t('myProfile:name')), ' R.');
      await edit(canvas, t('myProfile:sections.place'));
      await expect(await person.findByText(t('myProfile:unsaved'))).toBeVisible();
      await expect(person.queryByLabelText(t('myProfile:name'))).toBeNull();
      await edit(canvas, t('myProfile:sections.person'));
      await expect(person.getByLabelText(t('myProfile:name'))).toHaveValue('Robin R.');
    },
  }),
};

/** Shows changes from another device without touching the open form. */
export const ChangedElsewhere: StoryObj = {
  name: 'Changed elsewhere',
  ...myProfile({
    play: async ({ canvas }) => {
      const person = await edit(canvas, t('myProfile:sections.person'));
      await userEvent.type(person.getByLabelText(t('myProfile:name')), ' R.');
      const member = viewerOf(currentWorld());
      member.profile = {
        ...member.profile,
        gender: 'x',
        personal: { ...member.profile.personal, about_me: 'Written on a phone.' },
      };
      append(currentWorld(), member.profile.id, 'user', userOf(currentWorld(), member));
      const texts = await sectionOf(canvas, t('myProfile:sections.texts'));
      await expect(await texts.findByText('Written on a phone.')).toBeVisible();
      await expect(person.getByLabelText(t('myProfile:name'))).toHaveValue('Robin R.');
      await expect(person.getByLabelText(t('myProfile:gender'))).toHaveValue('x');
    },
  }),
};

/** Asks before leaving with unsaved changes. */
export const Leaving: StoryObj = {
  name: 'Leaving with unsaved changes',
  ...myProfile({
    play: async ({ canvas }) => {
      const person = await edit(canvas, t('myProfile:sections.person'));
      await userEvent.type(person.getByLabelText(t('myProfile:name')), ' R.');
      // The name contains the number of new likes once it has loaded.
      const [link] = canvas.getAllByRole('link', { name: containing(t('shell:likes')) });
      await userEvent.click(link!);
      const question = within(await page.findByRole('alertdialog'));
      await expect(question.getByText(t('myProfile:leave.text', { count: 7 }))).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: t('myProfile:leave.stay') }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await expect(person.getByLabelText(t('myProfile:name'))).toHaveValue('Robin R.');
      await userEvent.click(link!);
      await userEvent.click(await page.findByRole('button', { name: t('myProfile:leave.go') }));
      await expect(await canvas.findByRole('heading', { level: 1, name: t('shell:likes') })).toBeVisible();
    },
  }),
};

const photoIds = () => viewerOf(currentWorld()).profile.images.map(({ id }) => id);

/** Reorders and removes photos immediately. */
export const Photos: StoryObj = {
  name: 'Photos',
  ...myProfile({
    play: async ({ canvas }) => {
      const photos = await sectionOf(canvas, t('myProfile:sections.photos'));
      await photos.findByRole('button', { name: t('photos:makeMain', { number: 3 }) });
      const readPhotoSources = () =>
        photos.getAllByRole('listitem').map((item) => item.querySelector('img')?.src);
      const [first, second, third] = readPhotoSources();
      await userEvent.click(photos.getByRole('button', { name: t('photos:makeMain', { number: 3 }) }));
      await waitFor(() => expect(photoIds()).toEqual(['photo-3', 'photo-1', 'photo-2']));
      // Photos are named by position, so the next query waits for the new order.
      await waitFor(() => expect(readPhotoSources()).toEqual([third, first, second]));
      await removePhoto(photos, 2);
      await waitFor(() => expect(photoIds()).toEqual(['photo-3', 'photo-2']));
      await waitFor(() => expect(photos.getAllByRole('listitem')).toHaveLength(2));
    },
  }),
};

/** Keeps a photo and shows an error when removing fails. */
export const FailingPhoto: StoryObj = {
  name: 'Removing a photo fails',
  tags: ['fault'],
  ...myProfile({
    play: async ({ canvas }) => {
      const photos = await sectionOf(canvas, t('myProfile:sections.photos'));
      await photos.findAllByRole('listitem');
      setFault(currentWorld(), 'deleteImage', { kind: 'error', code: 'server_error' });
      await removePhoto(photos, 1);
      await expect(await photos.findByText(t('photos:notStored'))).toBeVisible();
      await expect(photos.getAllByRole('listitem')).toHaveLength(3);
    },
  }),
};
