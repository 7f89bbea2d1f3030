import { anything, day, matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { viewerOf, withWorld, world } from '../world.ts';
import { heading, myProfile, nothingGiven, sectionOf } from '../my-profile.ts';
import { screen as screenOf } from '../../.storybook/screen.ts';

const meta = { title: 'Screens/My profile/Page' } satisfies Meta;
export default meta;

export const Complete: StoryObj = {
  name: 'Shows the member’s own profile by section, with birth date and age',
  ...myProfile({
    play: async ({ canvas }) => {
      await heading(canvas);
      const person = await sectionOf(canvas, t('myProfile:sections.person'));
      await expect(person.getByText(day('1990-05-04'))).toBeVisible();
      await expect(person.getByText(t('common:age', { count: 36 }))).toBeVisible();
      const details = await sectionOf(canvas, t('myProfile:sections.details'));
      await expect(details.getAllByRole('term')).toHaveLength(
        Object.keys(world().settings.allowed_values).length,
      );
      await expect(canvas.queryByRole('region', { name: t('myProfile:hints.title') })).toBeNull();
    },
  }),
};

export const OnAPhone: StoryObj = {
  name: 'Own profile on a phone',
  ...myProfile({ viewport: 'phone', play: async ({ canvas }) => void (await heading(canvas)) }),
};

export const OnATablet: StoryObj = {
  name: 'Own profile on a tablet, with photos beside the sections',
  ...myProfile({ viewport: 'tablet', play: async ({ canvas }) => void (await heading(canvas)) }),
};

export const NocturneInGerman: StoryObj = {
  name: 'Own profile in nocturne, dark and German',
  ...myProfile({ globals: { template: 'nocturne', scheme: 'dark', language: 'de' } }),
};

export const PhoneInPolish: StoryObj = {
  name: 'Fits Polish texts on a phone, in nocturne, light',
  ...myProfile({
    profile: nothingGiven,
    viewport: 'phone',
    globals: { template: 'nocturne', scheme: 'light', language: 'pl' },
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByRole('heading', { level: 1, name: t('shell:profile') });
      const main = canvasElement.querySelector('main')!;
      await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
    },
  }),
};

export const Empty: StoryObj = {
  name: 'Explains to a new member what is missing before the search lists them',
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

export const WithoutNotes: StoryObj = {
  name: 'Asks for no texts on a site without notes',
  ...myProfile({
    spec: ['settings.template-features'],
    change: (of) => {
      of.settings.my_profile = { notes: false };
      viewerOf(of).profile.personal = null;
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

export const OnlyYou: StoryObj = {
  name: 'Marks fields that other members cannot see',
  ...myProfile({
    spec: ['settings.field.visible-profile-fields'],
    change: (of) => {
      of.settings.visible_profile_notes = ['about_me'];
    },
    play: async ({ canvas }) => {
      const texts = await sectionOf(canvas, t('myProfile:sections.texts'));
      await expect(await texts.findByText(t('myProfile:onlyYou'))).toBeVisible();
    },
  }),
};

export const SeenByOthers: StoryObj = {
  name: 'Previews the public profile: the age, without private fields',
  ...myProfile({
    spec: ['settings.field.visible-profile-fields'],
    change: (of) => {
      of.settings.visible_profile_notes = ['about_me'];
    },
    play: async ({ canvas }) => {
      const open = await canvas.findByRole('button', { name: t('myProfile:preview') });
      await userEvent.click(open);
      const preview = within(await screen.findByRole('dialog', { name: t('myProfile:previewTitle') }));
      await expect(preview.getByRole('heading', { level: 1, name: 'Robin, 36' })).toBeVisible();
      await expect(preview.getByText(/I bake bread/)).toBeVisible();
      await expect(preview.queryByText(/walks slowly/)).toBeNull();
      await expect(preview.queryByText(/1990/)).toBeNull();
      for (const name of [
        t('likes:like', { name: anything }),
        t('common:messageTo', { name: anything }),
        t('myProfile:editSection', { section: anything }),
      ])
        await expect(preview.queryByRole('button', { name: matching(name) })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    },
  }),
};

const preview = (globals: object, viewport: 'phone' | 'desktop'): StoryObj =>
  myProfile({
    query: { view: 'others' },
    globals,
    viewport,
    play: async () => {
      await expect(await screen.findByRole('dialog', { name: t('myProfile:previewTitle') })).toBeVisible();
    },
  });

export const PreviewOnAPhone: StoryObj = {
  name: 'Preview on a phone, opened by URL',
  ...preview({}, 'phone'),
};

export const PreviewInNocturne: StoryObj = {
  name: 'Preview in nocturne',
  ...preview({ template: 'nocturne', scheme: 'dark' }, 'desktop'),
};

export const PreviewClosed: StoryObj = {
  name: 'Closes a preview that was opened by URL',
  ...myProfile({
    query: { view: 'others' },
    play: async ({ canvas }) => {
      const dialog = within(await screen.findByRole('dialog', { name: t('myProfile:previewTitle') }));
      await userEvent.click(dialog.getByRole('button', { name: t('common:close') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await heading(canvas);
    },
  }),
};

export const Failing: StoryObj = {
  name: 'Shows an error instead of an empty profile when loading fails',
  ...screenOf('profile', {
    world: withWorld(undefined, { faults: { getUser: { kind: 'error', code: 'server_error' } } }),
    mark: 'main [data-part="status"]',
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: t('myProfile:sections.person') })).toBeNull();
    },
  }),
};

export const LongWords: StoryObj = {
  name: 'Fits the longest name, city and text',
  ...myProfile({
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
