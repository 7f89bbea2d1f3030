import { append, setFault, userOf } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { viewerOf, world } from '../world.ts';
import { edit, myProfile, nothingGiven, sectionOf } from '../my-profile.ts';

const meta = { title: 'Screens/My profile/Editing' } satisfies Meta;
export default meta;

export const Texts: StoryObj = {
  name: 'Edits and saves a text in place',
  ...myProfile({
    spec: ['textarea.min-2-rows', 'textarea.height-150-px'],
    play: async ({ canvas }) => {
      const texts = await edit(canvas, 'In your own words');
      const about = texts.getByLabelText('About me');
      await waitFor(() => expect(about).toHaveFocus());
      await expect(Number(about.getAttribute('rows'))).toBeGreaterThanOrEqual(2);
      await expect(about.getBoundingClientRect().height).toBeGreaterThanOrEqual(150);
      await userEvent.clear(about);
      await userEvent.type(about, 'I walk.');
      await userEvent.click(texts.getByRole('button', { name: 'Save' }));
      await expect(await texts.findByText('Saved')).toBeVisible();
      await expect(texts.getByText('I walk.')).toBeVisible();
      await waitFor(() => expect(texts.getByRole('button', { name: /^Edit/ })).toHaveFocus());
      await expect(viewerOf(world()).profile.personal).toMatchObject({
        about_me: 'I walk.',
        looking_for: 'Somebody who walks slowly.',
      });
    },
  }),
};

export const TextsInNocturne: StoryObj = {
  name: 'Form in nocturne on a phone, in Polish',
  ...myProfile({
    viewport: 'phone',
    globals: { template: 'nocturne', scheme: 'dark', language: 'pl' },
    play: async ({ canvas, canvasElement }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edytuj: O tobie' }));
      await expect(await canvas.findByLabelText('Imię')).toBeVisible();
      const main = canvasElement.querySelector('main')!;
      await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
    },
  }),
};

export const BirthDate: StoryObj = {
  name: 'Rejects a birth date under age, and lists the member after a valid one',
  ...myProfile({
    profile: nothingGiven,
    play: async ({ canvas }) => {
      const person = await edit(canvas, 'About you');
      await userEvent.selectOptions(person.getByLabelText('Day'), '4');
      await userEvent.click(person.getByRole('button', { name: 'Save' }));
      await expect(await person.findByText(/You need to be at least 18/)).toBeVisible();
      await waitFor(() => expect(person.getByLabelText('Month')).toHaveFocus());
      await userEvent.selectOptions(person.getByLabelText('Month'), '5');
      await userEvent.selectOptions(person.getByLabelText('Year'), '1990');
      await userEvent.click(person.getByRole('button', { name: 'Save' }));
      await expect(await person.findByText('May 4, 1990')).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'You’re not in search yet' })).toBeNull();
    },
  }),
};

export const WrongName: StoryObj = {
  name: 'Shows an error at an invalid name and sends nothing',
  ...myProfile({
    spec: ['name.not-starting-with-at', 'name.required'],
    play: async ({ canvas }) => {
      const person = await edit(canvas, 'About you');
      const name = person.getByLabelText('Name');
      await userEvent.clear(name);
      await userEvent.click(person.getByRole('button', { name: 'Save' }));
      await expect(await person.findByText('Enter your name')).toBeVisible();
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.type(name, '@robin');
      await expect(await person.findByText('Your name can’t start with @')).toBeVisible();
      await expect(viewerOf(world()).profile.name).toBe('Robin');
    },
  }),
};

export const Place: StoryObj = {
  name: 'Loads the regions of another country',
  ...myProfile({
    play: async ({ canvas }) => {
      const place = await edit(canvas, 'Where you live');
      await userEvent.selectOptions(place.getByLabelText('Country'), 'BE');
      const [region] = world().settings.region_data['BE']!;
      await userEvent.selectOptions(place.getByLabelText('Region'), region!.id);
      await userEvent.click(place.getByRole('button', { name: 'Save' }));
      await place.findByText('Saved');
      await expect(place.getByText(region!.name)).toBeVisible();
      await expect(viewerOf(world()).profile).toMatchObject({ country: 'BE', countryregion: region!.id });
    },
  }),
};

export const Details: StoryObj = {
  name: 'Selects and clears values of the site’s lists',
  ...myProfile({
    play: async ({ canvas }) => {
      const details = await edit(canvas, 'Details');
      await userEvent.selectOptions(details.getByLabelText('Eyes'), 'green');
      await userEvent.selectOptions(details.getByLabelText('Hair'), '');
      await userEvent.click(details.getByRole('button', { name: 'Save' }));
      await details.findByText('Saved');
      await expect(details.getByText('Green')).toBeVisible();
      await expect(viewerOf(world()).profile.personal).toMatchObject({ eyes: 'green', hair: null });
    },
  }),
};

export const Cancelled: StoryObj = {
  name: 'Restores the saved values on cancel',
  ...myProfile({
    play: async ({ canvas }) => {
      const person = await edit(canvas, 'About you');
      await userEvent.type(person.getByLabelText('Name'), ' the Second');
      await userEvent.click(person.getByRole('button', { name: 'Cancel' }));
      await expect(await person.findByText('Robin')).toBeVisible();
      await waitFor(() => expect(person.getByRole('button', { name: /^Edit/ })).toHaveFocus());
    },
  }),
};

export const FailingSave: StoryObj = {
  name: 'Keeps the input and offers a retry when saving fails',
  ...myProfile({
    spec: ['error.profile-save-failure-logged-only'],
    play: async ({ canvas, canvasElement }) => {
      const person = await edit(canvas, 'About you');
      const name = person.getByLabelText('Name');
      await userEvent.type(name, ' R.');
      setFault(world(), 'saveUser', { kind: 'error', code: 'server_error' });
      await userEvent.click(person.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(person.getByRole('alert')).not.toBeEmptyDOMElement());
      await expect(name).toHaveValue('Robin R.');
      await expect(canvasElement.ownerDocument.querySelector('[data-part="notice"]')).toBeNull();
    },
  }),
};

export const SaveRetried: StoryObj = {
  name: 'Saves the input on a retry',
  ...myProfile({
    world: { faults: { saveUser: { kind: 'error', code: 'server_error', times: 1 } } },
    play: async ({ canvas }) => {
      const person = await edit(canvas, 'About you');
      await userEvent.type(person.getByLabelText('Name'), ' R.');
      await userEvent.click(person.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(person.getByRole('alert')).not.toBeEmptyDOMElement());
      await userEvent.click(person.getByRole('button', { name: 'Save' }));
      await expect(await person.findByText('Robin R.')).toBeVisible();
    },
  }),
};

export const OneAtATime: StoryObj = {
  name: 'Opens one section at a time and marks unsaved input in the other',
  ...myProfile({
    play: async ({ canvas }) => {
      const person = await edit(canvas, 'About you');
      await userEvent.type(person.getByLabelText('Name'), ' R.');
      await edit(canvas, 'Where you live');
      await expect(await person.findByText('Not saved yet')).toBeVisible();
      await expect(person.queryByLabelText('Name')).toBeNull();
      await edit(canvas, 'About you');
      await expect(person.getByLabelText('Name')).toHaveValue('Robin R.');
    },
  }),
};

export const ChangedElsewhere: StoryObj = {
  name: 'Shows changes from another device without touching the open form',
  ...myProfile({
    play: async ({ canvas }) => {
      const person = await edit(canvas, 'About you');
      await userEvent.type(person.getByLabelText('Name'), ' R.');
      const member = viewerOf(world());
      member.profile = {
        ...member.profile,
        gender: 'x',
        personal: { ...member.profile.personal, about_me: 'Written on a phone.' },
      };
      append(world(), member.profile.id, 'user', userOf(world(), member));
      const texts = await sectionOf(canvas, 'In your own words');
      await expect(await texts.findByText('Written on a phone.')).toBeVisible();
      await expect(person.getByLabelText('Name')).toHaveValue('Robin R.');
      await expect(person.getByLabelText('Gender')).toHaveValue('x');
    },
  }),
};

export const Leaving: StoryObj = {
  name: 'Asks before leaving with unsaved changes',
  ...myProfile({
    viewport: 'desktop',
    play: async ({ canvas }) => {
      const person = await edit(canvas, 'About you');
      await userEvent.type(person.getByLabelText('Name'), ' R.');
      // The name contains the number of new likes once it has loaded.
      const [link] = canvas.getAllByRole('link', { name: /^Likes/ });
      await userEvent.click(link!);
      const question = within(await screen.findByRole('alertdialog'));
      await expect(question.getByText(/stays in this browser for 7 days/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(person.getByLabelText('Name')).toHaveValue('Robin R.');
      await userEvent.click(link!);
      await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
    },
  }),
};

const photoIds = () => viewerOf(world()).profile.images.map(({ id }) => id);

export const Photos: StoryObj = {
  name: 'Reorders and removes photos immediately',
  ...myProfile({
    play: async ({ canvas }) => {
      const photos = await sectionOf(canvas, 'Photos');
      await photos.findByRole('button', { name: 'Make photo 3 the main photo' });
      const shown = () => photos.getAllByRole('listitem').map((item) => item.querySelector('img')?.src);
      const [first, second, third] = shown();
      await userEvent.click(photos.getByRole('button', { name: 'Make photo 3 the main photo' }));
      await waitFor(() => expect(photoIds()).toEqual(['photo-3', 'photo-1', 'photo-2']));
      // Photos are named by position, so the next query waits for the new order.
      await waitFor(() => expect(shown()).toEqual([third, first, second]));
      await userEvent.click(photos.getByRole('button', { name: 'Remove photo 2' }));
      await waitFor(() => expect(photoIds()).toEqual(['photo-3', 'photo-2']));
      await waitFor(() => expect(photos.getAllByRole('listitem')).toHaveLength(2));
    },
  }),
};

export const FailingPhoto: StoryObj = {
  name: 'Keeps a photo and shows an error when removing fails',
  ...myProfile({
    play: async ({ canvas }) => {
      const photos = await sectionOf(canvas, 'Photos');
      const remove = await photos.findByRole('button', { name: 'Remove photo 1' });
      setFault(world(), 'deleteImage', { kind: 'error', code: 'server_error' });
      await userEvent.click(remove);
      await expect(await photos.findByText(/couldn’t store that change/)).toBeVisible();
      await expect(photos.getAllByRole('listitem')).toHaveLength(3);
    },
  }),
};
