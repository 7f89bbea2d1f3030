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

/** The filled fields that a profile page shows, in the order of `visible_profile_fields` and then of the texts. */
export const shownFields = (
  profile: Pick<Profile, 'personal'>,
  settings: FieldSettings & Pick<Settings, 'visible_profile_fields'>,
): readonly (ProfileField & { readonly value: string })[] => {
  const known = new Map(profileFields(settings).map((field) => [field.name, field]));
  const names = [...new Set([...settings.visible_profile_fields, ...settings.text_fields])];
  return names.flatMap((name) => {
    const field = known.get(name);
    const value = profile.personal?.[name];
    return field && value ? [{ ...field, value }] : [];
  });
};
