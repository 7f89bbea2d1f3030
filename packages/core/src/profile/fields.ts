import { PROFILE_TEXT_MAX, type Profile, type Settings } from '@meetcute/contract';
import { countCharacters } from '../edits/count-characters.ts';
import type { FieldProblem } from '../sign-up/required-problem.ts';
import { hasInterests, INTERESTS_FIELD } from './interests.ts';
import { shownPresence } from './online.ts';

/** Profile field defined by the site's settings. A choice has values, a text has none. */
export interface ProfileField {
  readonly name: string;
  readonly kind: 'choice' | 'text';
  readonly values: readonly string[];
}

type FieldSettings = Pick<Settings, 'allowed_values' | 'text_fields'>;

/**
 * Returns the additional fields of a profile: choices from `allowed_values`, texts from `text_fields`
 * (spec: entity.profile.fields-from-allowed-values).
 */
export const profileFields = (settings: FieldSettings): readonly ProfileField[] => [
  ...Object.entries(settings.allowed_values).map(([name, values]) => ({
    name,
    kind: 'choice' as const,
    values,
  })),
  ...settings.text_fields.map((name) => ({ name, kind: 'text' as const, values: [] })),
];

/** Returns the problem of a profile text, which may be empty; null if valid. */
export const profileTextProblem = (text: string): FieldProblem | null =>
  countCharacters(text) > PROFILE_TEXT_MAX ? { key: 'maxLength', values: { max: PROFILE_TEXT_MAX } } : null;

type VisibleSettings = FieldSettings & Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>;

/**
 * Returns the fields visible to others: choices in the order of `visible_profile_fields`, then texts in the
 * order of `visible_profile_notes` (spec: settings.field.visible-profile-fields).
 */
export function visibleFields(settings: VisibleSettings): readonly ProfileField[] {
  const fields = profileFields(settings);
  const findFields = (kind: ProfileField['kind'], names: readonly string[]) =>
    [...new Set(names)].flatMap(
      (name) => fields.find((field) => field.kind === kind && field.name === name) ?? [],
    );
  return [
    ...findFields('choice', settings.visible_profile_fields),
    ...findFields('text', settings.visible_profile_notes),
  ];
}

/**
 * Returns the values visible to others, with the interests where the site has them. Omits hidden fields; an
 * empty field stays null.
 */
export function shownPersonal(
  personal: Profile['personal'],
  settings: VisibleSettings & Pick<Settings, 'my_profile'>,
): Profile['personal'] {
  if (personal === null) return null;
  const names = visibleFields(settings).map(({ name }) => name);
  if (hasInterests(settings)) names.push(INTERESTS_FIELD);
  const visible = names.filter((name) => Object.hasOwn(personal, name));
  return Object.fromEntries(visible.map((name) => [name, personal[name] ?? null]));
}

/**
 * Returns the filled fields of a profile page, in the order of `visibleFields`. A fictional profile has its texts alone:
 * a choice, such as 'has children', states a fact about a person.
 */
export const shownFields = (
  { personal, fictional }: Pick<Profile, 'personal' | 'fictional'>,
  settings: VisibleSettings,
): readonly (ProfileField & { readonly value: string })[] =>
  visibleFields(settings).flatMap((field) => {
    const value = fictional && field.kind === 'choice' ? null : personal?.[field.name];
    return value ? [{ ...field, value }] : [];
  });

/**
 * Returns a profile as visible to others: the age instead of the birth date, the last activity rounded, that of a
 * fictional profile not at all, and only visible fields.
 */
export const shownProfile = (
  profile: Profile,
  settings: VisibleSettings & Pick<Settings, 'my_profile'>,
): Profile => ({
  ...profile,
  date_of_birth: null,
  ...shownPresence(profile),
  personal: shownPersonal(profile.personal, settings),
});
