import { containing, formatList, t, type TextKey, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { viewerOf, currentWorld } from '../world.ts';
import { choose, chooseBirthday, goOn, goTo, heading, member, question, saveStep } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Person and texts' } satisfies Meta;
export default meta;

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
  formatList(
    (['smoking', 'drinking'] as const).map((field) =>
      t('fields:sensitive.field', { name: t(`fields:${field}.label`) }),
    ),
  );

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

/** Says which answer others don’t see, and what they see of the date of birth at its question alone. */
export const PrivateField: StoryObj = {
  name: 'Private field',
  ...member(4, {
    change: ({ settings }) => {
      settings.visible_profile_fields = settings.visible_profile_fields.filter(
        (name) => name !== 'education',
      );
    },
    spec: ['settings.field.visible-profile-fields'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:person.title'));
      await expect(canvas.queryByText(t('signUp:person.lead'))).toBeNull();
      await goOn(canvas);
      await expect(await canvas.findByText(t('signUp:person.lead'))).toBeVisible();
      await goTo(canvas, t('fields:education.label'));
      await expect(canvas.getByText(t('fields:onlyYou'))).toBeVisible();
      await expect(canvas.queryByText(t('signUp:person.lead'))).toBeNull();
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
