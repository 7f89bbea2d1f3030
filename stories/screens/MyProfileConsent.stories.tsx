import { SENSITIVE_WORDING } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { anything, containing, language, formatList, matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { edit, myProfile } from '../my-profile.ts';
import { viewerOf, currentWorld } from '../world.ts';

const meta = { title: 'Screens/My profile/Consent', tags: ['legal'] } satisfies Meta;
export default meta;

/** Values that need no consent. */
const personal = { about_me: 'I bake bread on Sundays.', hair: 'red' };

function withoutConsent(world: World): void {
  viewerOf(world).sensitiveConsent = null;
  // Only the records that a story adds count.
  world.sensitiveConsents = [];
}

/** Returns a story of the profile of a member who has not agreed to sensitive details. */
const notAgreed = (options: Parameters<typeof myProfile>[0]): StoryObj =>
  myProfile({ profile: { personal }, change: withoutConsent, ...options });

type Section = Awaited<ReturnType<typeof edit>>;

/** Returns the sentence of the consent, with the fields that it names. */
const agreement = (fields: string) =>
  matching(t('fields:sensitive.agree', { siteName: currentWorld().settings.name, fields }));

const box = (section: Section) => section.getByRole('checkbox', { name: agreement(anything) });

/** Expects an unticked checkbox for these fields, and the fields themselves disabled with an explanation. */
async function expectClosed(section: Section, labels: readonly string[]) {
  const fields = formatList(labels.map((name) => t('fields:sensitive.field', { name })));
  const checkbox = section.getByRole('checkbox', { name: agreement(fields) });
  await expect(checkbox).not.toBeChecked();
  await expect(checkbox).toHaveAccessibleDescription(containing(t('fields:sensitive.why')));
  for (const label of labels) {
    await expect(section.getByLabelText(label)).toBeDisabled();
    await expect(section.getByLabelText(label)).toHaveAccessibleDescription(
      matching(t('fields:sensitive.closed')),
    );
  }
}

async function save(section: Section) {
  await userEvent.click(section.getByRole('button', { name: t('myProfile:save') }));
  await expect(await section.findByText(t('myProfile:saved'))).toBeVisible();
}

const createConsentRecord = () => ({ kind: 'given', wording: SENSITIVE_WORDING, language: language() });

/** Disables sensitive details until the member agrees. */
export const DetailsClosed: StoryObj = {
  name: 'Sensitive details, not agreed',
  ...notAgreed({
    play: async ({ canvas }) => {
      const details = await edit(canvas, t('myProfile:sections.details'));
      await expectClosed(details, [t('fields:smoking.label'), t('fields:drinking.label')]);
      await expect(details.getByLabelText(t('fields:hair.label'))).toBeEnabled();
    },
  }),
};

/** Saves sensitive details with the consent. */
export const DetailsAgreed: StoryObj = {
  name: 'Sensitive details, agreed',
  ...notAgreed({
    play: async ({ canvas }) => {
      const details = await edit(canvas, t('myProfile:sections.details'));
      await expectClosed(details, [t('fields:smoking.label'), t('fields:drinking.label')]);
      await userEvent.click(box(details));
      await userEvent.selectOptions(
        details.getByLabelText(t('fields:smoking.label')),
        t('fields:smoking.sometimes'),
      );
      await save(details);
      await expect(details.getByText(t('fields:smoking.sometimes'))).toBeVisible();
      const { profile, sensitiveConsent } = viewerOf(currentWorld());
      await expect(profile.personal).toEqual({ ...personal, smoking: 'sometimes' });
      await expect(sensitiveConsent).toMatchObject({ fields: ['smoking', 'drinking'] });
      await expect(currentWorld().sensitiveConsents).toMatchObject([
        { ...createConsentRecord(), fields: ['smoking', 'drinking'] },
      ]);
    },
  }),
};

/** Does not ask again for details that the consent covers. */
export const AgreedBefore: StoryObj = {
  name: 'Agreed before',
  ...notAgreed({
    play: async ({ canvas }) => {
      const details = await edit(canvas, t('myProfile:sections.details'));
      await userEvent.click(box(details));
      await userEvent.selectOptions(
        details.getByLabelText(t('fields:drinking.label')),
        t('fields:drinking.never'),
      );
      await save(details);
      await edit(canvas, t('myProfile:sections.details'));
      await expect(details.getByLabelText(t('fields:drinking.label'))).toBeEnabled();
      await expect(details.queryByRole('checkbox')).toBeNull();
      // The consent to the lists does not cover the texts.
      await expectClosed(await edit(canvas, t('myProfile:sections.texts')), [t('fields:looking_for.label')]);
    },
  }),
};

/** Saves everything else without the consent. */
export const DetailsWithout: StoryObj = {
  name: 'Saved without the consent',
  ...notAgreed({
    play: async ({ canvas }) => {
      const details = await edit(canvas, t('myProfile:sections.details'));
      await userEvent.selectOptions(details.getByLabelText(t('fields:hair.label')), t('fields:hair.brown'));
      await save(details);
      const { profile, sensitiveConsent } = viewerOf(currentWorld());
      await expect(profile.personal).toEqual({ ...personal, hair: 'brown' });
      await expect(sensitiveConsent).toBeNull();
      await expect(currentWorld().sensitiveConsents).toEqual([]);
    },
  }),
};

/** Saves a sensitive text with the consent. */
export const TextsAgreed: StoryObj = {
  name: 'Sensitive text, agreed',
  ...notAgreed({
    play: async ({ canvas }) => {
      const texts = await edit(canvas, t('myProfile:sections.texts'));
      await expectClosed(texts, [t('fields:looking_for.label')]);
      await expect(texts.getByLabelText(t('fields:about_me.label'))).toBeEnabled();
      await userEvent.click(box(texts));
      await userEvent.type(texts.getByLabelText(t('fields:looking_for.label')), 'Somebody slow.');
      await save(texts);
      await expect(texts.getByText('Somebody slow.')).toBeVisible();
      const { profile, sensitiveConsent } = viewerOf(currentWorld());
      await expect(profile.personal).toEqual({ ...personal, looking_for: 'Somebody slow.' });
      await expect(sensitiveConsent).toMatchObject({ fields: ['looking_for'] });
      await expect(currentWorld().sensitiveConsents).toMatchObject([
        { ...createConsentRecord(), fields: ['looking_for'] },
      ]);
    },
  }),
};

/** Stores no consent when saving fails, and keeps the input. */
export const SaveFails: StoryObj = {
  name: 'Saving fails',
  tags: ['fault'],
  ...notAgreed({
    world: { faults: { saveUser: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      const details = await edit(canvas, t('myProfile:sections.details'));
      await userEvent.click(box(details));
      await userEvent.selectOptions(
        details.getByLabelText(t('fields:smoking.label')),
        t('fields:smoking.often'),
      );
      await userEvent.click(details.getByRole('button', { name: t('myProfile:save') }));
      await waitFor(() => expect(details.getByRole('alert')).not.toBeEmptyDOMElement());
      await expect(box(details)).toBeChecked();
      await expect(details.getByLabelText(t('fields:smoking.label'))).toHaveValue('often');
      await expect(viewerOf(currentWorld()).profile.personal).toEqual(personal);
      await expect(viewerOf(currentWorld()).sensitiveConsent).toBeNull();
    },
  }),
};
