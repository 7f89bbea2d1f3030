import { MAX_AGE, MIN_AGE, type CallPayload, type calls, type Settings } from '@meetcute/contract';
import { ALL_REGIONS } from '../constants.ts';
import { allow, refuse, type RuleResult } from '../rule-result.ts';
import type { LocalNow } from '../sign-up/birth-date.ts';
import { ageOn, isRealDate } from './age.ts';
import { profileFields } from './fields.ts';
import { areInterests, hasInterests, INTERESTS_FIELD } from './interests.ts';
import { consentedPersonal, consentToSave, isConsented, type SensitiveConsent } from './sensitive.ts';

type Payload = CallPayload<typeof calls.saveUser>;
type Location = Extract<Payload, { country: string }>;
type Personal = Record<string, string | null>;
type FieldSettings = Pick<Settings, 'allowed_values' | 'text_fields' | 'my_profile'>;

/**
 * Validates a location and returns it as stored: a country and region of the site, with all regions as null
 * (spec: location.country-required-to-save).
 */
export function locationToSave(
  { country, countryregion, city }: Location,
  settings: Pick<Settings, 'countries' | 'region_data'>,
): RuleResult<Location> {
  if (!settings.countries.includes(country)) return refuse('bad_request', 'country', 'not_offered');
  const region = countryregion === ALL_REGIONS ? null : countryregion;
  const regions = Object.hasOwn(settings.region_data, country) ? settings.region_data[country] : undefined;
  const isOffered = region === null || regions?.some(({ id }) => id === region);
  if (!isOffered) return refuse('bad_request', 'countryregion', 'not_offered');
  return allow({ country, countryregion: region, city: city?.trim() || null });
}

/**
 * Validates a birth date and returns it as stored: a real day, not in the future, and an age from the minimum
 * to 120 (spec: dob.min-age).
 */
export function birthDateToSave(date: string, minAge: number, { now, zone }: LocalNow): RuleResult<string> {
  const field = 'profile.date_of_birth';
  const age = isRealDate(date) ? ageOn(date, now, zone) : -1;
  if (age < 0 || age > MAX_AGE) return refuse('bad_request', field, 'invalid_format');
  return age < Math.max(MIN_AGE, minAge) ? refuse('too_young', field, 'too_young') : allow(date);
}

/**
 * Validates changed profile fields and merges them into the current ones. Empty texts become null. A value of
 * a sensitive field requires a consent that covers it
 * (spec: entity.profile.fields-from-allowed-values).
 */
export function personalToSave(
  change: Personal,
  current: Personal | null,
  { settings, consent }: { settings: FieldSettings; consent: SensitiveConsent },
): RuleResult<Personal> {
  const fieldsByName = new Map(profileFields(settings).map((field) => [field.name, field]));
  for (const [name, value] of Object.entries(change)) {
    if (name === INTERESTS_FIELD && hasInterests(settings)) {
      if (areInterests(value ?? '')) continue;
      return refuse('bad_request', `profile.personal.${name}`, 'not_offered');
    }
    const field = fieldsByName.get(name);
    if (!field) return refuse('bad_request', `profile.personal.${name}`, 'unrecognized_keys');
    const isOffered = field.kind === 'text' || value === null || field.values.includes(value);
    if (!isOffered) return refuse('bad_request', `profile.personal.${name}`, 'not_offered');
    if (value?.trim() && !isConsented(name, consent))
      return refuse('bad_request', `profile.personal.${name}`, 'consent_required');
  }
  const entries = Object.entries(change).map(
    ([name, value]) => [name, value?.trim() ? value : null] as const,
  );
  return allow({ ...current, ...Object.fromEntries(entries) });
}

type ProfilePayload = Extract<Payload, { profile: object }>;

/** Profile fields of a member, and the consent to the sensitive ones among them. */
export interface FieldsAndConsent {
  personal: Personal | null;
  consent: SensitiveConsent;
}

/**
 * Validates a change of profile fields and of the consent to sensitive ones, and returns both as stored.
 * Withdrawing the consent removes the sensitive values.
 */
export function fieldsToSave(
  { profile, sensitive_consent: change }: Pick<ProfilePayload, 'profile' | 'sensitive_consent'>,
  current: FieldsAndConsent,
  { settings, now }: { settings: FieldSettings; now: Date },
): RuleResult<FieldsAndConsent> {
  const consentResult = consentToSave(change, current.consent, settings, now);
  if (!consentResult.isAllowed) return consentResult;
  const consent = consentResult.value;
  const keptPersonal = change === null ? consentedPersonal(current.personal, null) : current.personal;
  if (!profile.personal) return allow({ personal: keptPersonal, consent });
  const personal = personalToSave(profile.personal, keptPersonal, { settings, consent });
  return personal.isAllowed ? allow({ personal: personal.value, consent }) : personal;
}
