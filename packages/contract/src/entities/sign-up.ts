import * as z from 'zod/mini';
import { maxLength } from '../lengths.ts';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { country, id, language, text } from '../wire.ts';

/** Where a visitor came from; each part null when the address did not say. */
export const trafficSource = z.strictObject({
  network: z.nullable(text(200)),
  ref: z.nullable(text(200)),
  sub1: z.nullable(text(200)),
  sub2: z.nullable(text(200)),
  sub3: z.nullable(text(200)),
});

export const password = text(PASSWORD_MAX, PASSWORD_MIN);
export const memberName = text(NAME_MAX, 1);
export const emailAddress = z.email().check(maxLength(254));

/** The 13 members of a sign-up. `profile` is a campaign profile's id; `n` the number of earlier attempts. */
export const signUpPayload = z.strictObject({
  email: emailAddress,
  name: memberName,
  password,
  trafficsource: z.nullable(trafficSource),
  timezone: text(64, 1),
  country: z.nullable(country),
  language,
  profile: z.nullable(id),
  form_path: text(500),
  referrer: z.nullable(text(2000)),
  csrf: text(128, 1),
  token: text(200, 1),
  n: z.int().check(z.gte(0), z.lte(1000)),
});

export const emailCheck = z.object({
  token: z.nullable(z.string()),
  status: z.enum(['new', 'active', 'not_confirmed', 'deleted', 'invalid']),
  email: z.string(),
  request_email: z.string(),
});

export type TrafficSource = z.output<typeof trafficSource>;
export type SignUpPayload = z.output<typeof signUpPayload>;
export type EmailCheck = z.output<typeof emailCheck>;
