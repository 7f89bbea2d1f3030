import type {
  CallResponse,
  CallDefinition,
  CallParams,
  CallPayload,
  CallQuery,
  Schema,
} from '@meetcute/contract';
import type { Transaction } from '../database/database.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Member } from '../modules/members/members.table.ts';
import type { Services } from '../services.ts';
import type { Site } from '../sites.ts';

type UserOf<C> = C extends { readonly auth: 'member' } ? Member : Member | null;

/** Context of a handler: the parsed request and its visitor. */
export interface CallContext<C> {
  /** The site of the request. */
  site: Site;
  /** The host requested by the browser, with its port. */
  host: string;
  /** The request. Its body has been read. */
  request: Request;
  /** The parsed query. */
  query: CallQuery<C>;
  /** The parsed payload. */
  payload: CallPayload<C>;
  /** The parameters of the path. */
  params: CallParams<C>;
  /** The logged-in member. Never null in a call for members. */
  user: UserOf<C>;
  /** Id of the session; null for a logged-out visitor. */
  sessionId: string | null;
  /** Hash of the session's token; null for a logged-out visitor. */
  tokenHash: string | null;
  /** Identifies the browser, logged in or not: the hash of its visitor cookie. */
  visitor: string;
  /** The client's network, for limits; null when unknown. */
  network: string | null;
  /** Time of the request. */
  now: Date;
  /**
   * Runs the change of the call and stores its result, the response, in the same transaction. If the server
   * dies after the commit, a request repeated with its idempotency key gets this response instead of repeating
   * the change.
   */
  unitOfWork: UnitOfWork<HandlerResult<C>>;
  /**
   * Logs this browser in and sets its cookie. Pass the hash that a password was checked against. Throws wrong_login when
   * it was replaced meanwhile, or the member suspended or deleted.
   */
  openSession(memberId: string, passwordHash?: string): Promise<void>;
  /**
   * Replaces the token of this session, with the change that requires it. Its streams end, and clients reconnect. Throws
   * not_logged_in when the session has ended.
   */
  rotateSession(tx: Transaction): Promise<void>;
  /** Logs this browser out, ends its streams and removes its cookie. */
  endSession(): Promise<void>;
}

/**
 * Return type of a handler. Calls of transport `navigate` or `stream` return a Response, every other call the
 * data of its contract (null: 204).
 */
export type HandlerResult<C> = C extends { readonly transport: 'navigate' | 'stream' }
  ? Response
  : CallResponse<C>;

/** Handles a call. A thrown ServerError becomes the response. */
export type Handler<C> = (context: CallContext<C>) => Promise<HandlerResult<C>>;

/** A check that runs before the body of a call is read. Throws to refuse the call. */
export type Admit<C> = (context: Pick<CallContext<C>, 'site' | 'user' | 'network' | 'now'>) => Promise<void>;

/** Any call. Its types are checked where it is mounted. */
export type AnyCall = CallDefinition & {
  readonly query: Schema;
  readonly payload: Schema;
  readonly params: readonly string[];
};
/** The handler of any call. */
export type AnyHandler = Handler<AnyCall>;
/** Handler of a call with its admission check. */
export interface Mounted {
  handler: AnyHandler;
  admit: Admit<AnyCall> | undefined;
}

/** Registers the handler of a call. A handler whose result does not match the contract does not compile. */
export type Mount = <C extends CallDefinition>(call: C, handler: Handler<C>, admit?: Admit<C>) => void;

/**
 * The calls of a module: `export const likesRoutes: Routes = (mount, services) => { mount(calls.getLikes,
 * async ({ user }) => …) }`.
 */
export type Routes = (mount: Mount, services: Services) => void;
