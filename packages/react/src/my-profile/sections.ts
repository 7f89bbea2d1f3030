import { type CallPayload, type calls, type Profile, type Settings, type User } from '@meetcute/contract';
import {
  birthDatePartsProblem,
  canSaveLocation,
  cityProblem,
  dateOfParts,
  hasInterests,
  initialCountry,
  INTERESTS_FIELD,
  nameProblem,
  profileFields,
  profileTextProblem,
  tidyName,
  type DateParts,
  type FieldProblem,
  type LocalNow,
} from '@meetcute/core';

/** Section of the member's own profile that is edited and saved separately. */
export type SectionName = 'person' | 'place' | 'texts' | 'details' | 'interests';

/** Field values of a section, by wire name. The birth date has the fields `day`, `month` and `year`. */
export type SectionValues = Readonly<Record<string, string>>;

/** Problems of a section's fields, by name. The three birth date fields share `date_of_birth`. */
export type SectionProblems = Readonly<Record<string, FieldProblem>>;

type Payload = CallPayload<typeof calls.saveUser>;
type FieldSettings = Pick<Settings, 'allowed_values' | 'text_fields'>;
type PlaceSettings = Pick<Settings, 'countries'>;

const kinds = { texts: 'text', details: 'choice' } as const;

/** Returns the names of a section's fields from the site's settings, in the order of the settings. */
export const sectionFields = (section: 'texts' | 'details', settings: FieldSettings): readonly string[] =>
  profileFields(settings)
    .filter(({ kind }) => kind === kinds[section])
    .map(({ name }) => name);

/**
 * Returns the site's sections, without those that have no fields (spec: entity.profile.fields-from-allowed-values), and
 * without texts and interests where the settings `my_profile.notes` and `my_profile.interests` are off.
 */
export const profileSections = (
  settings: FieldSettings & Pick<Settings, 'my_profile'>,
): readonly SectionName[] => [
  'person',
  'place',
  ...(['texts', 'details'] as const).filter(
    (section) =>
      sectionFields(section, settings).length > 0 &&
      (section !== 'texts' || settings.my_profile.notes !== false),
  ),
  ...(hasInterests(settings) ? (['interests'] as const) : []),
];

/** Splits a birth date, `YYYY-MM-DD`, into its fields; '' for each without a date. */
function partsOf(date: string | null): DateParts {
  const [year = '', month = '', day = ''] = date?.split('-').map((part) => String(Number(part))) ?? [];
  return { day, month, year };
}

const personOf = ({ name, gender, date_of_birth: date }: Profile): SectionValues => ({
  name,
  gender: gender ?? '',
  ...partsOf(date),
});

const placeOf = ({ country, countryregion, city }: Profile, { countries }: PlaceSettings): SectionValues => ({
  country: initialCountry(countries, country),
  countryregion: countryregion ?? '',
  city: city ?? '',
});

/** Returns the saved field values of a section; '' for empty fields. */
export function sectionValues(
  section: SectionName,
  profile: Profile,
  settings: FieldSettings & PlaceSettings,
): SectionValues {
  if (section === 'person') return personOf(profile);
  if (section === 'place') return placeOf(profile, settings);
  const names = section === 'interests' ? [INTERESTS_FIELD] : sectionFields(section, settings);
  return Object.fromEntries(names.map((name) => [name, profile.personal?.[name] ?? '']));
}

/** Picks the three birth date fields from a section's values. */
export const datePartsIn = ({ day = '', month = '', year = '' }: SectionValues): DateParts => ({
  day,
  month,
  year,
});

/** Facts that the fields of a section are compared with. */
export interface SectionFacts {
  user: User;
  settings: Pick<Settings, 'min_age'>;
  today: LocalNow;
  /** Returns the problem of a name that imitates the site or contains an address. Default: null for every name. */
  misleadingNameProblem?: (name: string, email: string) => FieldProblem | null;
}

function nameProblems(values: SectionValues, { user, misleadingNameProblem }: SectionFacts): SectionProblems {
  const typedName = values['name'] ?? '';
  // A name from before a rule stays valid until it is changed.
  const isOther = typedName !== user.profile.name;
  const name =
    nameProblem(typedName, user.email) ?? (isOther && misleadingNameProblem?.(typedName, user.email)) ?? null;
  return name ? { name } : {};
}

function personProblems(values: SectionValues, facts: SectionFacts): SectionProblems {
  const { user, settings, today } = facts;
  const parts = datePartsIn(values);
  // A birth date stays optional until one is saved. A saved one can be corrected, but not removed.
  const isLeftOut = user.profile.date_of_birth === null && Object.values(parts).every((part) => part === '');
  const date = isLeftOut ? null : birthDatePartsProblem(parts, today, settings.min_age);
  return { ...nameProblems(values, facts), ...(date && { date_of_birth: date }) };
}

function placeProblems({ country = '', city = '' }: SectionValues): SectionProblems {
  if (canSaveLocation({ country, city })) return {};
  const problem = cityProblem(city);
  return {
    ...(country === '' && { country: { key: 'required', field: 'country' } }),
    ...(problem && { city: problem }),
  };
}

const textProblems = (values: SectionValues): SectionProblems =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => {
      const problem = profileTextProblem(text);
      return problem ? [[name, problem] as const] : [];
    }),
  );

/**
 * Returns the problems that block saving a section; empty without any (spec: dob.min-age, name.required,
 * city.max-255).
 */
export function sectionProblems(
  section: SectionName,
  values: SectionValues,
  facts: SectionFacts,
): SectionProblems {
  if (section === 'person') return personProblems(values, facts);
  if (section === 'texts') return textProblems(values);
  return section === 'place' ? placeProblems(values) : {};
}

const orNull = (text: string | undefined): string | null => text?.trim() || null;

function personChange(values: SectionValues, changedFields: ReadonlySet<string>): Payload {
  const date = dateOfParts(datePartsIn(values));
  const isOtherDay = ['day', 'month', 'year'].some((part) => changedFields.has(part));
  return {
    profile: {
      ...(changedFields.has('name') && { name: tidyName(values['name'] ?? '') }),
      ...(changedFields.has('gender') && { gender: (values['gender'] || null) as Profile['gender'] }),
      ...(isOtherDay && date !== null && { date_of_birth: date }),
    },
  };
}

/**
 * Returns the payload that saves a section; null without changes. It contains only changed fields, so that changes
 * from another device are kept.
 */
export function sectionChange(
  section: SectionName,
  values: SectionValues,
  profile: Profile,
  settings: FieldSettings & PlaceSettings,
): Payload | null {
  const savedValues = sectionValues(section, profile, settings);
  const changedFields = new Set(
    Object.keys(savedValues).filter((name) => (values[name] ?? '') !== savedValues[name]),
  );
  if (changedFields.size === 0) return null;
  if (section === 'person') return personChange(values, changedFields);
  if (section === 'place')
    return {
      country: values['country'] ?? '',
      countryregion: values['countryregion'] || null,
      city: orNull(values['city']),
    };
  return {
    profile: { personal: Object.fromEntries([...changedFields].map((name) => [name, orNull(values[name])])) },
  };
}
