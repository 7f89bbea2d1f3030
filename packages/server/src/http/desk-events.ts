import type { ErrorCode } from '@meetcute/contract';
import type { DeskCall } from '@meetcute/contract/desk';
import { ServerError } from '../errors.ts';
import { networkPrefix } from './network.ts';
import type { Staff } from '../modules/staff/staff.table.ts';
import type { Log } from '../ports/ports.ts';
import type { DeskEvent } from './desk-context.ts';

/** Events of refusals at the desk, by their code. */
const refusals: Partial<Record<ErrorCode, string>> = {
  wrong_login: 'staff_login_failed',
  bad_token: 'staff_link_refused',
  forbidden: 'staff_access_refused',
  cross_site: 'origin_refused',
  too_many_requests: 'limit_hit',
  not_logged_in: 'staff_access_refused',
  not_found: 'staff_access_refused',
  bad_request: 'input_refused',
  unsupported_type: 'input_refused',
  too_large: 'input_refused',
};

/** Call of a page that opens, which asks whether somebody is logged in. */
const OPENING = 'getStaff';

const successes: readonly DeskEvent[] = [
  'staff_login_succeeded',
  'staff_recovery_code_used',
  'staff_set_up',
  'staff_logged_out',
];

/** Names of the security events of the desk alone, for their list in the guide. */
export const deskEvents: readonly string[] = [
  ...new Set([...successes, ...Object.values(refusals).filter((name) => name.startsWith('staff_'))]),
];

interface About {
  call: Pick<DeskCall, 'name'>;
  staff: Pick<Staff, 'id'> | null;
  network: string | null;
}

/** Logs a security event of the desk. It names the account by its id, and a part of the network. */
export const logDeskEvent = (
  log: Log,
  event: string,
  { call, staff, network }: About,
  more: object = {},
): void =>
  log.info('Security event', {
    event,
    call: call.name,
    ...(staff ? { staff: staff.id } : {}),
    network: networkPrefix(network),
    ...more,
  });

/** Logs the security event of a refusal, if it has one. */
export function noteDeskRefusal(log: Log, context: About, error: unknown): void {
  if (!(error instanceof ServerError) || context.call.name === OPENING) return;
  const event = refusals[error.code];
  if (event) logDeskEvent(log, event, context, error.limit ? { limit: error.limit } : {});
}
