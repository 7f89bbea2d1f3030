import type { CallDefinition } from '../define.ts';
import { accountCalls } from './account.ts';
import { chatCalls } from './chats.ts';
import { commerceCalls } from './commerce.ts';
import { memberCalls } from './members.ts';
import { sessionCalls } from './session.ts';
import { siteCalls } from './site.ts';

/** Every call of the member API by name. */
export const calls = {
  ...sessionCalls,
  ...accountCalls,
  ...memberCalls,
  ...chatCalls,
  ...siteCalls,
  ...commerceCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** The same calls as a list, in the order of their modules. */
export const allCalls: readonly CallDefinition[] = Object.values(calls);
