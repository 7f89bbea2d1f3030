import type { CallPayload, CallQuery, CallResponse } from '@meetcute/contract';
import type { DeskCall } from '@meetcute/contract/desk';
import type { Staff, StaffSession } from '../modules/staff/staff.table.ts';
import type { Services } from '../services.ts';
import type { Site } from '../sites.ts';

type StaffOf<C> = C extends { readonly access: 'nobody' } ? Staff | null : Staff;

/** Context of a handler of the desk: the parsed request, and who sends it. */
export interface DeskContext<C> {
  /** The parsed query. */
  query: CallQuery<C>;
  /** The parsed payload. */
  payload: CallPayload<C>;
  /** Account that is logged in; with access `password` whoever has typed the right password. */
  staff: StaffOf<C>;
  /** The session; null without one. */
  session: StaffSession | null;
  /** Sites of the host that the account may see. */
  sites: readonly Site[];
  /** The client's network, for limits; null when unknown. */
  network: string | null;
  /** Time of the request. */
  now: Date;
  /** Opens a session of an account in this browser, in place of the present one. */
  openSession(staff: Staff, awaits: StaffSession['awaits']): Promise<void>;
  /** Ends the session of this browser. */
  endSession(): Promise<void>;
  /** Logs a security event of the desk. */
  note(event: DeskEvent, staff: Staff | null): void;
}

/** Security events of the desk that succeeded. Refusals are logged by their code. */
export type DeskEvent =
  | 'staff_login_succeeded'
  | 'staff_recovery_code_used'
  | 'staff_set_up'
  | 'staff_logged_out';

/** Handles a call of the desk. A thrown ServerError becomes the response. */
export type DeskHandler<C> = (context: DeskContext<C>) => Promise<CallResponse<C>>;

/** Registers the handler of a call. */
export type MountDesk = <C extends DeskCall>(call: C, handler: DeskHandler<C>) => void;

/** Calls of a part of the desk. */
export type DeskRoutes = (mount: MountDesk, services: Services) => void;
