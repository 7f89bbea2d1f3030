import { defineCall, type CallDefinition } from '../define.ts';

/** Access that a call of the staff desk needs. `password` is a log-in whose code is still to come. */
export type DeskAccess = 'nobody' | 'password' | 'moderator' | 'admin';

/** Parts of a call of the staff desk that calls of members lack. */
interface DeskParts {
  /** Access that it needs. */
  readonly access: DeskAccess;
  /** Whether its response contains a secret, so that it is not stored for a repeated request. */
  readonly hasSecret?: true;
}

/** Parts of a call of the staff desk that differ from call to call. */
type DeskCallDefinition = Omit<CallDefinition, 'transport' | 'origin' | 'auth'> & DeskParts;

const sharedParts = { transport: 'json', origin: 'extension', auth: 'visitor' } as const;

/** Definition of a call of the staff desk. Members have no part in it, so `auth` is that of a visitor. */
export type DeskCall = CallDefinition & DeskParts;

/** Declares a call of the staff desk, which sends and gets JSON. */
export const defineDeskCall = <const C extends DeskCallDefinition>(call: C): C & typeof sharedParts =>
  defineCall({ ...call, ...sharedParts });
