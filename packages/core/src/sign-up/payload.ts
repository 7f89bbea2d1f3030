import type { Language, SignUpPayload, TrafficSource } from '@meetcute/contract';
import { asTimeZone } from '../time/zone.ts';
import { tidyName } from './visible-name.ts';
import { storedReferrer } from './sign-up-record.ts';

/** Input of the sign-up payload. All browser facts are passed as values. */
export interface SignUpInput {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly trafficSource: TrafficSource | null;
  /** IANA time zone; UTC if the browser reports none that is known (spec: const.fallback-timezone-utc). */
  readonly timezone: string | undefined;
  readonly country: string | null;
  readonly language: Language;
  /** Id of the campaign profile; null without one. */
  readonly campaignProfile: string | null;
  readonly formPath: string;
  readonly referrer: string;
  readonly csrf: string;
  readonly token: string;
  /** Number of earlier attempts. */
  readonly attempts: number;
}

/** Returns the 13 members of the sign-up payload (spec: entity.signup-payload.fields). */
export const signUpPayloadOf = (input: SignUpInput): SignUpPayload => ({
  email: input.email.trim(),
  name: tidyName(input.name),
  password: input.password,
  trafficsource: input.trafficSource,
  timezone: asTimeZone(input.timezone),
  country: input.country,
  language: input.language,
  profile: input.campaignProfile,
  form_path: input.formPath.slice(0, 500),
  referrer: storedReferrer(input.referrer),
  csrf: input.csrf,
  token: input.token,
  n: input.attempts,
});
