import { PASSKEYS_MAX } from '@meetcute/contract';
import { allow, refuse, type RuleResult } from '../rule-result.ts';
import { tidyName, visibleName } from '../sign-up/visible-name.ts';

/** Milliseconds during which a browser may create or use a passkey for a challenge: five minutes. */
export const PASSKEY_TIME_MS = 300_000;

/** Returns the name of a passkey as stored. Refuses a name without visible characters. */
export const namePasskey = (name: string): RuleResult<string> =>
  visibleName(name) === '' ? refuse('bad_request', 'name', 'required') : allow(tidyName(name));

/** Returns whether an account with `count` passkeys may have another one. */
export const canAddPasskey = (count: number): boolean => count < PASSKEYS_MAX;
