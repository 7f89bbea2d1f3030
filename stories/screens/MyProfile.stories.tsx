import { anything, day, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { closeToVisitors, viewerOf, withWorld, currentWorld } from '../world.ts';
import { heading, myProfile, nothingGiven, sectionOf } from '../my-profile.ts';
import { screen as screenOf } from '@meetcute/storybook/screen';

// Dialogs and notices are rendered outside the root of the story.
const page = within(document.body);

const meta = { title: 'Screens/My profile/Page' } satisfies Meta;
export default meta;

/** Shows the member’s own profile by section, with birth date and age. */
export const Complete: StoryObj = {
  name: 'Complete',
  ...myProfile({
    play: async ({ canvas }) => {
      await heading(canvas);
      const person = await sectionOf(canvas, t('myProfile:sections.person'));
      await expect(person.getByText(day('1990-05-04'))).toBeVisible();
      await expect(person.getByText(t('common:age', { count: 36 }))).toBeVisible();
      const details = await sectionOf(canvas, t('myProfile:sections.details'));
      await expect(details.getAllByRole('term')).toHaveLength(
        Object.keys(currentWorld().settings.allowed_values).length,
      );
      await expect(canvas.queryByRole('region', { name: t('myProfile:hints.title') })).toBeNull();
    },
  }),
};

/** Fits Polish texts on a phone. */
export const PhoneInPolish: StoryObj = {
  name: 'Polish on a phone',
  ...myProfile({
    profile: nothingGiven,
    fixed: 'Polish has long words for a narrow screen. Open “Nothing filled in” to see other languages.',
    viewport: 'phone',
    globals: { language: 'pl' },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1, name: t('shell:profile') });
      const main = canvasElement.querySelector('main')!;
      await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
    },
  }),
};

/** Explains to a new member what is missing before the search lists them. */
export const Empty: StoryObj = {
  name: 'Nothing filled in',
  ...myProfile({
    profile: nothingGiven,
    play: async ({ canvas }) => {
      await heading(canvas);
      const search = await sectionOf(canvas, t('myProfile:hints.searchTitle'));
      await expect(search.getByText(t('myProfile:hints.searchWhy'))).toBeVisible();
      const hints = await sectionOf(canvas, t('myProfile:hints.title'));
      await expect(hints.getAllByRole('listitem')).toHaveLength(4);
      await userEvent.click(search.getByRole('button', { name: t('myProfile:hints.searchAdd') }));
      const person = await sectionOf(canvas, t('myProfile:sections.person'));
      await expect(person.getByLabelText(t('common:day'))).toBeVisible();
      await waitFor(() => expect(person.getByLabelText(t('myProfile:name'))).toHaveFocus());
    },
  }),
};

/** Asks for no texts on a site without notes. */
export const WithoutNotes: StoryObj = {
  name: 'Site without texts',
  ...myProfile({
    spec: ['settings.template-features'],
    change: (world) => {
      world.settings.my_profile = { notes: false };
      viewerOf(world).profile.personal = null;
    },
    play: async ({ canvas }) => {
      await heading(canvas);
      const hints = await sectionOf(canvas, t('myProfile:hints.title'));
      await expect(hints.queryByRole('button', { name: t('myProfile:hints.textsAdd') })).toBeNull();
      await expect(canvas.queryByRole('heading', { name: t('myProfile:sections.texts') })).toBeNull();
      await sectionOf(canvas, t('myProfile:sections.person'));
    },
  }),
};

/** Marks fields that other members cannot see. */
export const OnlyYou: StoryObj = {
  name: 'Private fields',
  ...myProfile({
    spec: ['settings.field.visible-profile-fields'],
    change: (world) => {
      world.settings.visible_profile_notes = ['about_me'];
    },
    play: async ({ canvas }) => {
      const texts = await sectionOf(canvas, t('myProfile:sections.texts'));
      await expect(await texts.findByText(t('fields:onlyYou'))).toBeVisible();
    },
  }),
};

/** Previews the public profile: the age, without private fields. */
export const SeenByOthers: StoryObj = {
  name: 'Preview',
  ...myProfile({
    spec: ['settings.field.visible-profile-fields'],
    change: (world) => {
      world.settings.visible_profile_notes = ['about_me'];
    },
    play: async ({ canvas }) => {
      const open = await canvas.findByRole('button', { name: t('myProfile:preview') });
      await userEvent.click(open);
      const preview = within(await page.findByRole('dialog', { name: t('myProfile:previewTitle') }));
      await expect(preview.getByRole('heading', { level: 1, name: 'Robin, 36' })).toBeVisible();
      await expect(preview.getByText(/I bake bread/)).toBeVisible();
      await expect(preview.queryByText(/walks slowly/)).toBeNull();
      await expect(preview.queryByText(/1990/)).toBeNull();
      for (const name of [
        t('likes:like', { name: anything }),
        t('common:messageTo', { name: anything }),
        t('myProfile:editSection', { section: anything }),
      ])
        await expect(preview.queryByRole('button', { name })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    },
  }),
};

/** Says on the page and in the preview that visitors see the profile too. */
export const SeenByVisitors: StoryObj = {
  name: 'Seen by visitors',
  tags: ['legal'],
  ...myProfile({
    play: async ({ canvas }) => {
      await heading(canvas);
      await expect(canvas.getByText(t('fields:visitorsSee'))).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('myProfile:preview') }));
      const preview = within(await page.findByRole('dialog', { name: t('myProfile:previewTitle') }));
      await expect(preview.getByText(t('fields:visitorsSee'))).toBeVisible();
    },
  }),
};

/** Says nothing of visitors on a site that shows members to members alone. */
export const SeenByMembers: StoryObj = {
  name: 'Seen by members alone',
  ...myProfile({
    query: { view: 'others' },
    change: closeToVisitors,
    play: async ({ canvas }) => {
      await page.findByRole('dialog', { name: t('myProfile:previewTitle') });
      await heading(canvas);
      await expect(page.queryByText(t('fields:visitorsSee'))).toBeNull();
    },
  }),
};

/** Opens the preview when the address names it. */
export const PreviewOnAPhone: StoryObj = {
  name: 'Preview by address',
  ...myProfile({
    query: { view: 'others' },
    play: async () => {
      await expect(await page.findByRole('dialog', { name: t('myProfile:previewTitle') })).toBeVisible();
    },
  }),
};

/** Closes a preview that was opened by its address. */
export const PreviewClosed: StoryObj = {
  name: 'Preview closed',
  ...myProfile({
    query: { view: 'others' },
    play: async ({ canvas }) => {
      const dialog = within(await page.findByRole('dialog', { name: t('myProfile:previewTitle') }));
      await userEvent.click(dialog.getByRole('button', { name: t('common:close') }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await heading(canvas);
    },
  }),
};

/** Shows an error instead of an empty profile when loading fails. */
export const Failing: StoryObj = {
  name: 'Profile fails to load',
  tags: ['fault'],
  ...screenOf('profile', {
    world: withWorld(undefined, { faults: { getUser: { kind: 'error', code: 'server_error' } } }),
    mark: 'main [data-part="code"]',
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: t('myProfile:sections.person') })).toBeNull();
    },
  }),
};

/** Fits the longest name, city and text. */
export const LongWords: StoryObj = {
  name: 'Longest texts',
  ...myProfile({
    fixed: 'Long words are a matter of narrow screens. Open “Complete” to see the page at another width.',
    viewport: 'phone',
    profile: {
      name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      personal: { about_me: `${'Wort '.repeat(200)}${'x'.repeat(200)}` },
    },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1, name: t('shell:profile') });
      const main = canvasElement.querySelector('main')!;
      await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
    },
  }),
};
