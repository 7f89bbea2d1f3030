import { calls } from './calls/index.ts';
import type { CallDefinition } from './define.ts';

const conditional: readonly CallDefinition[] = [calls.getUser, calls.getChats, calls.getLikes];

/**
 * Returns whether the responses of a call may have an `ETag`. A request that repeats it in `If-None-Match` gets 304
 * without a body while nothing has changed for the member. A back end that knows no tags responds in full.
 */
export const isConditional = (call: CallDefinition): boolean => conditional.includes(call);
