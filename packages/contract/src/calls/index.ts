import type { CallDefinition } from '../define.ts';
import { accountCalls } from './account.ts';
import { caseCalls } from './cases.ts';
import { chatCalls } from './chats.ts';
import { commerceCalls } from './commerce.ts';
import { consentCalls } from './consents.ts';
import { memberCalls } from './members.ts';
import { passkeyCalls } from './passkeys.ts';
import { sessionCalls } from './session.ts';
import { siteCalls } from './site.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { withdrawalCalls } from './withdrawals.ts';

/** All calls of the member API by name. */
export const calls = {
  ...sessionCalls,
  ...passkeyCalls,
  ...accountCalls,
  ...consentCalls,
  ...memberCalls,
  ...chatCalls,
  ...caseCalls,
  ...siteCalls,
  ...commerceCalls,
  ...withdrawalCalls,
  ...subscriptionCalls,
} as const;

/** Type of all calls by name. */
export type Calls = typeof calls;
/** Name of a call. */
export type CallName = keyof Calls;

/** All calls as a list, in the order of their modules. */
export const allCalls: readonly CallDefinition[] = Object.values(calls);
