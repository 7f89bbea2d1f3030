import type {
  CallResponse,
  CallDefinition,
  CallParams,
  CallPayload,
  CallQuery,
  Schema,
} from '@meetcute/contract';
import type { Transaction } from '../database/database.ts';
import type { Member } from '../modules/members/members.table.ts';
import type { Services } from '../services.ts';
import type { Site } from '../sites.ts';

type UserOf<C> = C extends { readonly auth: 'member' } ? Member : Member | null;

/** What a handler gets: everything parsed by the contract, and who asks. */
export interface CallContext<C> {
  site: Site;
  request: Request;
  query: CallQuery<C>;
  payload: CallPayload<C>;
  params: CallParams<C>;
  /** The member behind the session; never null in a call for members. */
  user: UserOf<C>;
  /** The id of the session that asks, null for a visitor. */
  sessionId: string | null;
  /** Stands for this browser, logged in or not; the hash of its visitor cookie. */
  visitor: string;
  /** The network that asks, for limits; null where it is unknown. */
  network: string | null;
  now: Date;
  /**
   * Stores the answer in the transaction of the effect, as its last step: should the server die after the
   * commit, a repetition of the request gets this answer instead of a second effect. Without a key it does
   * nothing; `openedFor` names the member whom the call logs in afterwards.
   */
  recordOutcome(tx: Transaction, answer: HandlerResult<C>, openedFor?: string): Promise<void>;
  /** Logs this browser in and sets its cookie. */
  openSession(memberId: string): Promise<void>;
  /** Logs this browser out, ends its streams and takes its cookie away. */
  endSession(): Promise<void>;
}

/** Windows and streams answer a Response of their own; every other call what its contract says (null: 204). */
export type HandlerResult<C> = C extends { readonly transport: 'navigate' | 'stream' }
  ? Response
  : CallResponse<C>;

/** Stores the answer of a call, made from a result, in the transaction of its effect. */
export type RecordOutcome<T = void> = (tx: Transaction, result: T) => Promise<void>;

export type Handler<C> = (context: CallContext<C>) => Promise<HandlerResult<C>>;

/** What can be refused before the body of a call is read; throws. */
export type Admit<C> = (context: Pick<CallContext<C>, 'site' | 'user' | 'network' | 'now'>) => Promise<void>;

/** Any call, once its types were checked where it was mounted. */
export type AnyCall = CallDefinition & {
  readonly query: Schema;
  readonly payload: Schema;
  readonly params: readonly string[];
};
export type AnyHandler = Handler<AnyCall>;
/** What answers a call, and who may ask at all. */
export interface Mounted {
  handler: AnyHandler;
  admit: Admit<AnyCall> | undefined;
}

/** Says what answers a call. An answer that the contract doesn't know does not compile. */
export type Mount = <C extends CallDefinition>(call: C, handler: Handler<C>, admit?: Admit<C>) => void;

/** A module's calls: `export const likesRoutes: Routes = (mount, services) => { mount(calls.getLikes, async ({ user }) => …) }`. */
export type Routes = (mount: Mount, services: Services) => void;
