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

/** Type of all calls by name. Names the groups, because the inferred type would repeat all of their calls. */
export type Calls = typeof sessionCalls &
  typeof passkeyCalls &
  typeof accountCalls &
  typeof consentCalls &
  typeof memberCalls &
  typeof chatCalls &
  typeof caseCalls &
  typeof siteCalls &
  typeof commerceCalls &
  typeof withdrawalCalls &
  typeof subscriptionCalls;

/** All calls of the member API by name. */
export const calls: Calls = {
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
};

/** Name of a call. */
export type CallName = keyof Calls;

/** All calls as a list, in the order of their modules. */
export const allCalls: readonly CallDefinition[] = Object.values(calls);
