import type { Profile, Settings } from '@meetcute/contract';

/** A field that the site's settings define; a choice has values, a text has none. */
export interface ProfileField {
  readonly name: string;
  readonly kind: 'choice' | 'text';
  readonly values: readonly string[];
}

type FieldSettings = Pick<Settings, 'allowed_values' | 'text_fields'>;

/** The further fields of a profile: choices by `allowed_values`, texts by `text_fields` (spec: entity.profile.fields-from-allowed-values). */
export const profileFields = (settings: FieldSettings): readonly ProfileField[] => [
  ...Object.entries(settings.allowed_values).map(([name, values]) => ({
    name,
    kind: 'choice' as const,
    values,
  })),
  ...settings.text_fields.map((name) => ({ name, kind: 'text' as const, values: [] })),
];

type VisibleSettings = FieldSettings & Pick<Settings, 'visible_profile_fields' | 'visible_profile_notes'>;

/** The fields that others may see: choices in the order of `visible_profile_fields`, then texts in that of `visible_profile_notes` (spec: settings.field.visible-profile-fields). */
export function visibleFields(settings: VisibleSettings): readonly ProfileField[] {
  const fields = profileFields(settings);
  const named = (kind: ProfileField['kind'], names: readonly string[]) =>
    [...new Set(names)].flatMap(
      (name) => fields.find((field) => field.kind === kind && field.name === name) ?? [],
    );
  return [
    ...named('choice', settings.visible_profile_fields),
    ...named('text', settings.visible_profile_notes),
  ];
}

/** The values that others are sent; a hidden one is left out, one that was not given stays null. */
export function shownPersonal(personal: Profile['personal'], settings: VisibleSettings): Profile['personal'] {
  if (personal === null) return null;
  const visible = visibleFields(settings).filter(({ name }) => Object.hasOwn(personal, name));
  return Object.fromEntries(visible.map(({ name }) => [name, personal[name] ?? null]));
}

/** The filled fields that a profile page shows, in the order of `visibleFields`. */
export const shownFields = (
  { personal }: Pick<Profile, 'personal'>,
  settings: VisibleSettings,
): readonly (ProfileField & { readonly value: string })[] => {
  const shown = shownPersonal(personal, settings) ?? {};
  return visibleFields(settings).flatMap((field) => {
    const value = shown[field.name];
    return value ? [{ ...field, value }] : [];
  });
};

/** A profile as others are sent it: the age in place of the birth date, and only the fields that the site shows. */
export const shownProfile = (profile: Profile, settings: VisibleSettings): Profile => ({
  ...profile,
  date_of_birth: null,
  personal: shownPersonal(profile.personal, settings),
});
