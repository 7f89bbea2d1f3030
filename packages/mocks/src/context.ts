import type {
  CallResponse,
  CallName,
  CallParams,
  CallPayload,
  CallQuery,
  Calls,
  ErrorCode,
} from '@meetcute/contract';
import type { Refusal, RuleResult } from '@meetcute/core';
import type { World } from './world.ts';
import type { Member } from './records.ts';

/** Input of a handler: the world, the viewer, and the call's parts as typed by the contract. */
export interface Context<N extends CallName> {
  /** World that the call reads and changes. */
  world: World;
  /** Member who is logged in; never null for calls with `auth: 'member'`. */
  viewer: Member | null;
  /** Query of the call. */
  query: CallQuery<Calls[N]>;
  /** Payload of the call. */
  payload: CallPayload<Calls[N]>;
  /** Parameters in the path of the call. */
  params: CallParams<Calls[N]>;
  /** Original request. */
  request: Request;
  /** The caller's session token; null without one. */
  session: string | null;
  /** ID of the caller's browser, whether logged in or not. */
  visitor: string;
  /** User agent of the caller's browser. */
  userAgent: string;
  /** Logs the caller in and replaces the previous session. */
  openSession: (memberId: string) => void;
  /** Logs the caller out. */
  endSession: () => void;
}

/**
 * Handles one call; the compiler checks the response body. Only navigations and streams return a Response.
 */
export type Handler<N extends CallName> = (
  context: Context<N>,
) => HandlerResult<N> | Promise<HandlerResult<N>>;

type HandlerResult<N extends CallName> = Calls[N]['transport'] extends 'navigate' | 'stream'
  ? Response
  : CallResponse<Calls[N]>;

/** Handlers by call; an omitted call responds with 501. */
export type Handlers = { [N in CallName]?: Handler<N> };

/** Error with a code of the contract. */
export class WorldError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

/** Returns the logged-in member. Throws `not_logged_in` for a visitor. */
export function memberOf(viewer: Member | null): Member {
  if (!viewer) throw new WorldError('not_logged_in');
  return viewer;
}

/** Converts a refusal of a core rule to an error. */
export const refusalError = ({ code, fields }: Refusal): WorldError => new WorldError(code, fields);

/** Returns the value of a core rule's result. Throws its refusal. */
export function unwrap<T>(result: RuleResult<T>): T {
  if (!result.isAllowed) throw refusalError(result.refusal);
  return result.value;
}
