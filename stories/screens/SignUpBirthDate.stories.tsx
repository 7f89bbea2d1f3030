import { createPersistentStore, persistentKey } from '@meetcute/react';
import { anything, matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { viewerOf, currentWorld } from '../world.ts';
import { chooseBirthday, goOn, heading, member, pressContinue, type Canvas } from '../sign-up.ts';

/** The date of birth in step 4: what is no date can be left out, and what is too young can't. */
const meta = { title: 'Screens/Sign-up/Date of birth' } satisfies Meta;
export default meta;

/** Storage with the answers of an earlier visit. */
const localStore = createPersistentStore({ storage: () => undefined });

const tooYoung = () => t('validation:date_of_birth_error', { min_age: 18 });

const dateParts = ['common:day', 'common:month', 'common:year'] as const;

/** Asks for the date of birth again, and has saved nothing. */
async function expectHeld(canvas: Canvas) {
  await expect(await canvas.findByText(tooYoung())).toBeVisible();
  await waitFor(() =>
    expect(dateParts.map((key) => canvas.getByLabelText(t(key)))).toContain(document.activeElement),
  );
  const { gender, date_of_birth } = viewerOf(currentWorld()).profile;
  await expect({ gender, date_of_birth }).toEqual({ gender: null, date_of_birth: null });
}

/** Shows the minimum age to a minor, saves nothing, and can't be passed over. */
export const TooYoung: StoryObj = {
  name: 'Too young',
  tags: ['legal'],
  ...member(4, {
    change: ({ settings }) => void (settings.min_age = 18),
    spec: ['dob.min-age', 'dob.picker-ages-18-to-100'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await goOn(canvas);
      const years = [...(await canvas.findByLabelText<HTMLSelectElement>(t('common:year'))).options].map(
        ({ value }) => value,
      );
      await expect([years[1], years.at(-1)]).toEqual(['2008', '1926']);
      await chooseBirthday(canvas, ['31', '12', '2008']);
      await expect(await canvas.findByText(tooYoung())).toBeVisible();
      await pressContinue(canvas);
      await expectHeld(canvas);
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:enough') }));
      await expectHeld(canvas);
    },
  }),
};

/** Leads back to the date of birth that was chosen in an earlier visit, from the first question and any other. */
export const TooYoungBefore: StoryObj = {
  name: 'Too young in an earlier visit',
  tags: ['legal'],
  ...member(4, {
    change: (world) => {
      world.settings.min_age = 18;
      const { id } = viewerOf(world).profile;
      const personal = Object.fromEntries(
        Object.keys(world.settings.allowed_values).map((name) => [name, '']),
      );
      const person = { gender: '', parts: { day: '31', month: '12', year: '2008' }, personal };
      localStore.write(persistentKey(id, 'signup-person'), JSON.stringify(person));
    },
    ports: { localStore },
    spec: ['dob.min-age'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:person.skip') }));
      await expectHeld(canvas);
      for (const key of dateParts) await userEvent.selectOptions(canvas.getByLabelText(t(key)), '');
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:enough') }));
      await heading(canvas, t('signUp:about.title'));
    },
  }),
};

/** Names the higher minimum age of a site. */
export const TooYoungForTheSite: StoryObj = {
  name: 'Too young for the site',
  tags: ['legal'],
  ...member(4, {
    change: ({ settings }) => void (settings.min_age = 21),
    spec: ['dob.error-text-with-min-age'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await goOn(canvas);
      await chooseBirthday(canvas, ['31', '12', '2005']);
      await expect(
        await canvas.findByText(t('validation:date_of_birth_error', { min_age: 21 })),
      ).toBeVisible();
    },
  }),
};

/** Names the missing parts of an incomplete date of birth, and marks nothing else. */
export const HalfADate: StoryObj = {
  name: 'Incomplete date of birth',
  ...member(4, {
    spec: ['dob.no-placeholder-parts'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await goOn(canvas);
      await userEvent.selectOptions(canvas.getByLabelText(t('common:year')), '1990');
      const missing = t('validation:required.birthDayMonth');
      await expect(canvas.queryByText(missing)).toBeNull();
      await pressContinue(canvas);
      await expect(await canvas.findByText(missing)).toBeVisible();
      const minAge = matching(t('validation:date_of_birth_error', { min_age: anything }));
      await expect(canvas.queryByText(minAge)).toBeNull();
      const marks = dateParts.map((key) => canvas.getByLabelText(t(key)).ariaInvalid);
      await expect(marks).toEqual(['true', 'true', null]);
      await userEvent.selectOptions(canvas.getByLabelText(t('common:day')), '4');
      await expect(await canvas.findByText(t('validation:required.birthMonth'))).toBeVisible();
      await expect(viewerOf(currentWorld()).profile.date_of_birth).toBeNull();
    },
  }),
};
