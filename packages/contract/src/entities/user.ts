import * as z from 'zod/mini';
import { maxLength } from '../lengths.ts';
import { FIELD_NAME_MAX } from '../limits.ts';
import { instant, language } from '../wire.ts';
import { documentVersion } from './consent.ts';
import { profile } from './profile.ts';

/** Mail provider codes: 0 unknown, 1 Gmail, 2 Outlook, 3 Yahoo, 4 other known web mail. */
export const mailprovider = z.int().check(z.gte(0), z.lte(4));

/** Explicit consent to store and show sensitive profile fields: the fields it covers, and its time. */
const sensitiveConsent = z.object({ fields: z.array(z.string()), given_at: instant });

/** New consent to sensitive fields, with the version of its wording and the language it was read in. */
export const sensitiveConsentChange = z.strictObject({
  fields: z.array(z.string().check(maxLength(FIELD_NAME_MAX))).check(maxLength(50)),
  wording: z.int(),
  language,
});

/**
 * Account of the session. `credits` counts the remaining paid message credits. `consents_due` lists the current
 * versions of legal texts that the member has not accepted. An API without consents omits it and `sensitive_consent`.
 * `advertising_since` is the time since which the profile may be shown in advertising, null without that consent.
 * `premium_until` is the end of the premium membership, null if there was none; an API without premium omits it.
 */
export const user = z.object({
  email: z.string(),
  email_confirmed: z.boolean(),
  mailprovider,
  fictional_icon: z.nullable(z.string()),
  loggedIn: z.literal(true),
  paid_user: z.boolean(),
  premium_until: z.optional(z.nullable(instant)),
  signup_date: instant,
  credits: z.int(),
  sensitive_consent: z.optional(z.nullable(sensitiveConsent)),
  advertising_since: z.optional(z.nullable(instant)),
  profile,
  consents_due: z.optional(z.array(documentVersion)),
});

/** Response that contains the account of the session. */
export const authUser = z.object({ user });

export type User = z.output<typeof user>;
