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
import type { Member, World } from './world.ts';

/** What a handler is given: the world, who asks, and the call's parts as the contract types them. */
export interface Context<N extends CallName> {
  world: World;
  /** Who asks; `auth: 'member'` calls never see null. */
  viewer: Member | null;
  query: CallQuery<Calls[N]>;
  payload: CallPayload<Calls[N]>;
  params: CallParams<Calls[N]>;
  request: Request;
  /** The caller's session token; null without one. */
  session: string | null;
  /** Stands for the caller's browser, logged in or not. */
  visitor: string;
  userAgent: string;
  /** Logs the caller in, in place of the session that was. */
  openSession: (memberId: string) => void;
  /** Logs the caller out. */
  endSession: () => void;
}

/** Answers one call; a wrong answer does not compile. Only navigations and streams answer a Response. */
export type Handler<N extends CallName> = (context: Context<N>) => Answer<N> | Promise<Answer<N>>;

type Answer<N extends CallName> = Calls[N]['transport'] extends 'navigate' | 'stream'
  ? Response
  : CallResponse<Calls[N]>;

/** Handlers by call; a call left out answers 501. */
export type Handlers = { [N in CallName]?: Handler<N> };

/** An answer that is an error of the contract. */
export class WorldError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

/** The member who asks. Throws `not_logged_in` for a visitor. */
export function memberOf(viewer: Member | null): Member {
  if (!viewer) throw new WorldError('not_logged_in');
  return viewer;
}

/** What a rule of core refuses, as an error. */
export const refusalError = ({ code, fields }: Refusal): WorldError => new WorldError(code, fields);

/** The value that a rule of core keeps. Throws its refusal. */
export function unwrap<T>(result: RuleResult<T>): T {
  if (!result.isAllowed) throw refusalError(result.refusal);
  return result.value;
}
