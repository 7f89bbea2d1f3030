import { createPersistentStore, persistentKey } from '@meetcute/react';
import { anything, containing, listed, matching, t, type TextKey, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { viewerOf, currentWorld } from '../world.ts';
import {
  choose,
  goOn,
  goTo,
  heading,
  member,
  pressContinue,
  question,
  saveStep,
  type Canvas,
} from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Person and texts' } satisfies Meta;
export default meta;

async function chooseBirthday(canvas: Canvas, [day, month, year]: readonly [string, string, string]) {
  await userEvent.selectOptions(await canvas.findByLabelText(t('common:day')), day);
  await userEvent.selectOptions(canvas.getByLabelText(t('common:month')), month);
  await userEvent.selectOptions(canvas.getByLabelText(t('common:year')), year);
}

/** Labels of the fields with choices of the classic site, besides gender and date of birth. */
const lists = [
  'fields:relationship_goal.label',
  'fields:relationship_status.label',
  'fields:height.label',
  'fields:build.label',
  'fields:hair.label',
  'fields:eyes.label',
  'fields:education.label',
  'fields:children.label',
] as const satisfies readonly TextKey[];

/** Sensitive fields of the classic site, as the consent names them. */
const smokingAndDrinking = () =>
  listed([`“${t('fields:smoking.label')}”`, `“${t('fields:drinking.label')}”`]);

/** Asks for the date of birth, shows the age and the site’s lists. */
export const Person: StoryObj = {
  name: 'Step 4',
  tags: ['legal'],
  ...member(4, {
    spec: [
      'signup.step4.date-of-birth',
      'signup.step4.date-of-birth-shown-as-age',
      'signup.step4.gender-optional',
      'signup.step4.other-dropdown-fields',
      'signup.step4.save-button',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      const gender = await question(canvas, t('signUp:person.gender'));
      await expect(within(gender).getByRole('radio', { name: t('signUp:person.none') })).toBeChecked();
      await goOn(canvas);
      await chooseBirthday(canvas, ['4', '5', '1990']);
      await expect(await canvas.findByText(t('common:age', { count: 36 }))).toBeVisible();
      await goOn(canvas);
      for (const label of lists) {
        await goOn(canvas);
        await expect(await question(canvas, t(label))).toBeVisible();
      }
      await goOn(canvas);
      const smoking = await question(canvas, t('fields:smoking.label'));
      await expect(smoking).toBeDisabled();
      const consent = canvas.getByRole('checkbox', {
        name: containing(
          t('fields:sensitive.agree', {
            siteName: currentWorld().settings.name,
            fields: smokingAndDrinking(),
          }),
        ),
      });
      await expect(consent).not.toBeChecked();
      await expect(consent).toHaveFocus();
      await userEvent.click(consent);
      await choose(canvas, t('fields:smoking.label'), t('fields:smoking.sometimes'));
      await saveStep(canvas);
      await heading(canvas, t('signUp:about.title'));
      await expect(viewerOf(currentWorld()).profile).toMatchObject({
        date_of_birth: '1990-05-04',
        gender: null,
        personal: { smoking: 'sometimes' },
      });
    },
  }),
};

/** Keeps whom the member would like to meet as the filter of their search alone. */
export const Meet: StoryObj = {
  name: 'Whom to meet',
  ...member(4, {
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await goTo(canvas, t('signUp:meet.label'));
      await choose(canvas, t('signUp:meet.label'), t('signUp:meet.m'));
      await goOn(canvas);
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:enough') }));
      await heading(canvas, t('signUp:about.title'));
      const { profile, lastFilters } = viewerOf(currentWorld());
      await expect(lastFilters).toMatchObject({ gender: 'm' });
      await expect(profile.personal).toEqual({});
    },
  }),
};

/** Saves everything else without consent to sensitive fields. */
export const PersonWithoutConsent: StoryObj = {
  name: 'Without consent',
  tags: ['legal'],
  ...member(4, {
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await goTo(canvas, t('fields:hair.label'));
      await choose(canvas, t('fields:hair.label'), t('fields:hair.red'));
      await saveStep(canvas);
      await heading(canvas, t('signUp:about.title'));
      await goTo(canvas, t('fields:looking_for.label'));
      await expect(canvas.getByLabelText(t('fields:looking_for.label'))).toBeDisabled();
      await saveStep(canvas);
      await heading(canvas, t('signUp:members.title'));
      const { profile, sensitiveConsent } = viewerOf(currentWorld());
      await expect(profile.personal).toMatchObject({ hair: 'red' });
      await expect(sensitiveConsent).toBeNull();
    },
  }),
};

/** Skips step 4 without saving. */
export const PersonSkipped: StoryObj = {
  name: 'Step 4 skipped',
  ...member(4, {
    spec: ['signup.step4.continue-without-button'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:person.skip') }));
      await heading(canvas, t('signUp:about.title'));
      await expect(viewerOf(currentWorld()).profile.date_of_birth).toBeNull();
    },
  }),
};

/** Storage with the answers of an earlier visit. */
const localStore = createPersistentStore({ storage: () => undefined });

const tooYoung = () => t('validation:date_of_birth_error', { min_age: 18 });

/** Asks for the date of birth again, and has saved nothing. */
async function expectHeld(canvas: Canvas) {
  await expect(await canvas.findByText(tooYoung())).toBeVisible();
  const lists = ['common:day', 'common:month', 'common:year'] as const;
  await waitFor(() =>
    expect(lists.map((key) => canvas.getByLabelText(t(key)))).toContain(document.activeElement),
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
      const typed = { gender: '', parts: { day: '31', month: '12', year: '2008' }, personal: {} };
      localStore.write(persistentKey(id, 'signup-person'), JSON.stringify(typed));
    },
    ports: { localStore },
    spec: ['dob.min-age'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:person.skip') }));
      await expectHeld(canvas);
      for (const key of ['common:day', 'common:month', 'common:year'] as const)
        await userEvent.selectOptions(canvas.getByLabelText(t(key)), '');
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

/** Rejects an incomplete date of birth. */
export const HalfADate: StoryObj = {
  name: 'Incomplete date of birth',
  ...member(4, {
    spec: ['dob.no-placeholder-parts'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await goOn(canvas);
      await userEvent.selectOptions(canvas.getByLabelText(t('common:year')), '1990');
      await expect(
        canvas.queryByText(matching(t('validation:date_of_birth_error', { min_age: anything }))),
      ).toBeNull();
      await pressContinue(canvas);
      await expect(
        await canvas.findByText(matching(t('validation:date_of_birth_error', { min_age: anything }))),
      ).toBeVisible();
      await expect(viewerOf(currentWorld()).profile.date_of_birth).toBeNull();
    },
  }),
};

/** Asks for texts, which are optional. */
export const About: StoryObj = {
  name: 'Step 5',
  ...member(5, {
    spec: [
      'signup.step5.about-me-text-fields',
      'signup.step5.text-fields-optional',
      'signup.step5.save-button',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:about.title'));
      for (const name of currentWorld().settings.text_fields)
        await goTo(canvas, t(`fields:${name}.label` as 'fields:about_me.label'));
      await saveStep(canvas);
      await heading(canvas, t('signUp:members.title'));
    },
  }),
};

/** Saves the texts of step 5. */
export const AboutWritten: StoryObj = {
  name: 'Texts saved',
  ...member(5, {
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:about.title'));
      await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'I bake bread on Sundays.');
      await saveStep(canvas);
      await heading(canvas, t('signUp:members.title'));
      await expect(viewerOf(currentWorld()).profile.personal).toMatchObject({
        about_me: 'I bake bread on Sundays.',
      });
    },
  }),
};

/** Leaves out the last question of step 5: the answers before it are saved. */
export const LastTextSkipped: StoryObj = {
  name: 'Last text skipped',
  ...member(5, {
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:about.title'));
      await userEvent.type(canvas.getAllByRole('textbox')[0]!, 'I bake bread on Sundays.');
      await goTo(canvas, t('fields:looking_for.label'));
      await expect(canvas.getByRole('button', { name: t('signUp:about.save') })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:enough') }));
      await heading(canvas, t('signUp:members.title'));
      await expect(viewerOf(currentWorld()).profile.personal).toEqual({
        about_me: 'I bake bread on Sundays.',
      });
    },
  }),
};

/** Skips step 5 without saving. */
export const AboutSkipped: StoryObj = {
  name: 'Step 5 skipped',
  ...member(5, {
    spec: ['signup.step5.continue-button'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:about.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:about.skip') }));
      await heading(canvas, t('signUp:members.title'));
      await expect(viewerOf(currentWorld()).profile.personal).toEqual({});
    },
  }),
};
