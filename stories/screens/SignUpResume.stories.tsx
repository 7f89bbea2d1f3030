import type { World } from '@meetcute/mocks';
import { createPersistentStore, persistentKey } from '@meetcute/react';
import { matching, t, type TextKey, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawnPhoto } from '../drawn-photo.ts';
import { viewerOf } from '../world.ts';
import { heading, member } from '../sign-up.ts';

/** Steps at which a returning member resumes. `Steps as one meets them` covers what only the account knows. */
const meta = { title: 'Screens/Sign-up/Resume' } satisfies Meta;
export default meta;

/** Continues after the photo step on a site without auto-skip. */
export const WithoutAutoSkip: StoryObj = {
  name: 'Site without auto-skip',
  ...member(6, {
    spec: ['signup.resume.step-3-when-main-image'],
    change: (world) => {
      world.settings.signup.autoSkip = false;
      const photo = drawnPhoto('smile');
      Object.assign(viewerOf(world).profile, { main_image: photo, images: [photo] });
    },
    play: async ({ canvas }) => expect(await heading(canvas, t('signUp:place.title'))).toBeVisible(),
  }),
};

/** Returns a story of a member who returns to the first step whose data the account does not have. */
const resumesAt = (
  step: Parameters<typeof member>[0],
  title: TextKey,
  spec: string[],
  change?: (world: World) => void,
): StoryObj =>
  member(step, {
    spec,
    ...(change ? { change } : {}),
    play: async ({ canvas }) => expect(await heading(canvas, t(title))).toBeVisible(),
  });

/** Continues after the place with a city. */
export const AfterThePlace: StoryObj = {
  name: 'After the place',
  ...resumesAt(4, 'signUp:person.title', ['signup.resume.auto-skip-step-4-when-location']),
};

/** Continues after the gender. */
export const AfterTheGender: StoryObj = {
  name: 'After the gender',
  ...resumesAt(5, 'signUp:about.title', ['signup.resume.auto-skip-step-5-when-gender-or-dob']),
};

/** Continues after the birth date. */
export const AfterTheBirthDate: StoryObj = {
  name: 'After the birth date',
  ...resumesAt(2, 'signUp:about.title', ['signup.resume.auto-skip-step-5-when-gender-or-dob'], (world) => {
    viewerOf(world).profile.date_of_birth = '1990-01-02';
  }),
};

/** Continues after the text about the member, and asks for nothing more. */
export const AfterTheText: StoryObj = {
  name: 'After the text',
  ...member(6, {
    spec: ['signup.resume.auto-skip-step-6-when-personal', 'signup.step5.last-profile-step'],
    play: async ({ canvas }) => {
      const isAsked = () =>
        ['textbox', 'combobox', 'radio', 'checkbox'].some(
          (role) => within(canvas.getByRole('main')).queryAllByRole(role).length > 0,
        );
      await heading(canvas, t('signUp:members.title'));
      await expect(isAsked()).toBe(false);
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:members.continue') }));
      await heading(canvas, t('signUp:done.title'));
      await expect(isAsked()).toBe(false);
    },
  }),
};

/** Storage with state from an earlier visit. */
const localStore = createPersistentStore({ storage: () => undefined });

/** Keeps step and input after a reload, even with a complete account. */
export const AtTheKeptStep: StoryObj = {
  name: 'Step kept after a reload',
  ...member(6, {
    ports: { localStore },
    change: (world) => {
      const { id } = viewerOf(world).profile;
      const texts = world.settings.text_fields.map((name) => [name, name === 'about_me' ? 'I bake' : '']);
      localStore.write(persistentKey(id, 'step'), '"about"');
      localStore.write(persistentKey(id, 'signup-about'), JSON.stringify(Object.fromEntries(texts)));
    },
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:about.title'));
      await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('I bake');
      await expect(canvas.getByRole('progressbar')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(matching(t('signUp:stepAndDot', { step: 5, count: 6, dot: 4, dots: 4 }))),
      );
    },
  }),
};
