import type { CallPayload, calls, Profile, Settings, User } from '@meetcute/contract';
import { allow, refuse, type RuleResult } from '../rule-result.ts';
import { profileFields } from './fields.ts';
import { isSensitive } from './sensitive-names.ts';

/**
 * Version of the wording of the consent to sensitive details. Increase it with every change of the texts
 * `sensitive.agree` and `sensitive.why`, because a stored consent refers to the words that the member read.
 */
export const SENSITIVE_WORDING = 3;

type Personal = Profile['personal'];
type FieldSettings = Pick<Settings, 'allowed_values' | 'text_fields'>;

/** Explicit consent of a member: the fields it covers, and when it was given; null without one. */
export type SensitiveConsent = NonNullable<User['sensitive_consent']> | null;

/** Change of a consent as sent with a save: a new one, null to withdraw, undefined to leave it unchanged. */
type ConsentChange = Extract<CallPayload<typeof calls.saveUser>, { profile: object }>['sensitive_consent'];

/** Returns the site's fields that need explicit consent, in the order of its settings. */
export const sensitiveFields = (settings: FieldSettings): readonly string[] =>
  profileFields(settings)
    .map(({ name }) => name)
    .filter(isSensitive);

/** Returns whether a field may be filled: it needs no consent, or the consent covers it. */
export const isConsented = (field: string, consent: Pick<NonNullable<SensitiveConsent>, 'fields'> | null) =>
  !isSensitive(field) || (consent?.fields.includes(field) ?? false);

/** Returns the values of profile fields that a consent covers or that need none. */
export const consentedPersonal = (personal: Personal, consent: SensitiveConsent): Personal =>
  personal && Object.fromEntries(Object.entries(personal).filter(([field]) => isConsented(field, consent)));

/** Reader of a profile: its member, another member who is logged in, or a logged-out visitor. */
export type ProfileReader = 'self' | 'member' | 'visitor';

/** Returns the kind of reader of a profile. `readerId` is the id of the logged-in member; null for a visitor. */
export function identifyReader(profileId: string, readerId: string | null): ProfileReader {
  if (readerId === null) return 'visitor';
  return readerId === profileId ? 'self' : 'member';
}

/**
 * Returns the values of profile fields that a reader may see. Sensitive ones are for the member, and for other members as
 * far as the consent covers them. The consent names members, so a visitor never gets one.
 */
export function selectPersonal(
  personal: Personal,
  { consent, reader }: { consent: SensitiveConsent; reader: ProfileReader },
): Personal {
  if (reader === 'self') return personal;
  return consentedPersonal(personal, reader === 'member' ? consent : null);
}

/**
 * Validates a change of consent and returns the consent after it. A new consent adds to the fields of the
 * earlier one. Refuses a wording other than the current one and fields that need no consent.
 */
export function consentToSave(
  change: ConsentChange,
  current: SensitiveConsent,
  settings: FieldSettings,
  now: Date,
): RuleResult<SensitiveConsent> {
  if (change === undefined) return allow(current);
  if (change === null) return allow(null);
  if (change.wording !== SENSITIVE_WORDING)
    return refuse('bad_request', 'sensitive_consent.wording', 'outdated');
  const offeredFields = sensitiveFields(settings);
  const isOffered = change.fields.length > 0 && change.fields.every((field) => offeredFields.includes(field));
  if (!isOffered) return refuse('bad_request', 'sensitive_consent.fields', 'not_offered');
  const fields = [...new Set([...(current?.fields ?? []), ...change.fields])];
  return allow({ fields, given_at: now.toISOString() });
}
