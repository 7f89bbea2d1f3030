import * as z from 'zod/mini';
import { asciiEmail } from '../email.ts';
import { maxLength } from '../lengths.ts';
import {
  EMAIL_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  REFERRER_MAX,
  TIMEZONE_MAX,
  TRAFFIC_PART_MAX,
} from '../limits.ts';
import { country, id, language, text, token } from '../wire.ts';

const trafficPart = z.nullable(text(TRAFFIC_PART_MAX));

/** Traffic source of a visitor. A part is null if the address does not contain it. */
export const trafficSource = z.strictObject({
  network: trafficPart,
  ref: trafficPart,
  sub1: trafficPart,
  sub2: trafficPart,
  sub3: trafficPart,
});

/** Password, from `PASSWORD_MIN` to `PASSWORD_MAX` characters. */
export const password = text(PASSWORD_MAX, PASSWORD_MIN);
/** Name of a member, up to `NAME_MAX` characters. */
export const memberName = text(NAME_MAX, 1);
/** E-mail address, up to `EMAIL_MAX` characters: what browsers accept in fields of the type `email`, with a dot in its domain. */
export const emailAddress = z
  .email({ pattern: /^[^@]+@[^@]+$/ })
  .check(maxLength(EMAIL_MAX), ({ value, issues }) => {
    if (asciiEmail(value) === null)
      issues.push({
        code: 'invalid_format',
        format: 'email',
        input: value,
        message: 'Invalid email address',
      });
  });

/**
 * Payload of a sign-up with 13 members. `profile` is the id of a campaign profile; `n` is the number of
 * earlier attempts.
 */
export const signUpPayload = z.strictObject({
  email: emailAddress,
  name: memberName,
  password,
  trafficsource: z.nullable(trafficSource),
  timezone: text(TIMEZONE_MAX, 1),
  country: z.nullable(country),
  language,
  profile: z.nullable(id),
  form_path: text(500),
  referrer: z.nullable(text(REFERRER_MAX)),
  csrf: text(128, 1),
  token,
  n: z.int().check(z.gte(0), z.lte(1000)),
});

/** Result of checking an e-mail address; `token` is set only for status 'new'. */
export const emailCheck = z.object({
  token: z.nullable(z.string()),
  status: z.enum(['new', 'active', 'not_confirmed', 'deleted', 'invalid']),
  email: z.string(),
  request_email: z.string(),
});

export type TrafficSource = z.output<typeof trafficSource>;
export type SignUpPayload = z.output<typeof signUpPayload>;
export type EmailCheck = z.output<typeof emailCheck>;
