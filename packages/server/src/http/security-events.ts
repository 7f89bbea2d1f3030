import type { CallDefinition, ErrorCode } from '@meetcute/contract';
import { ServerError } from '../errors.ts';
import type { Log } from '../ports/ports.ts';
import { networkPrefix } from './network.ts';

/** Events of calls that succeeded, by the name of the call. */
const successes: Readonly<Record<string, string>> = {
  signUp: 'signed_up',
  login: 'login_succeeded',
  logout: 'logged_out',
  endSessions: 'sessions_ended',
  resetPassword: 'password_reset',
  changePassword: 'password_changed',
  changeEmail: 'email_change_requested',
  confirmEmail: 'email_changed',
  exportUser: 'data_exported',
  deleteUser: 'account_deleted',
  addPasskey: 'passkey_added',
  removePasskey: 'passkey_removed',
  logInWithPasskey: 'login_succeeded',
};

/** Events of refusals, by their code. */
const refusals: Partial<Record<ErrorCode, string>> = {
  wrong_login: 'login_failed',
  suspended: 'login_suspended',
  wrong_password: 'password_refused',
  bad_token: 'link_refused',
  bad_passkey: 'passkey_refused',
  cross_site: 'origin_refused',
  too_many_requests: 'limit_hit',
};

/** Names of all security events, for their list in the guide. */
export const securityEvents: readonly string[] = [
  ...new Set([...Object.values(successes), ...Object.values(refusals), 'passkey_copied']),
];

/** The call that an event is about, and its client. */
export interface SecurityContext {
  call: Pick<CallDefinition, 'name'>;
  site: { id: string };
  request: { headers: Pick<Headers, 'get'> };
  /** The client's network; null when unknown. */
  network: string | null;
  /** Id of the member; null when unknown. */
  memberId: string | null;
}

const detailsOf = ({ call, site, network, memberId }: SecurityContext) => ({
  call: call.name,
  site: site.id,
  ...(memberId === null ? {} : { member: memberId }),
  // Whole addresses are personal data, and a prefix is enough to block a network.
  network: networkPrefix(network),
});

/** Logs the security event of a call that succeeded, if it has one. */
export function noteSuccess(log: Log, context: SecurityContext): void {
  const event = successes[context.call.name];
  // Visitors without a session may log out too.
  if (event && context.memberId !== null) log.info('Security event', { event, ...detailsOf(context) });
}

/** Logs that a passkey was used whose counter is not ahead of the stored one: somebody may have copied its key. */
export const noteCopiedPasskey = (log: Log, context: SecurityContext): void =>
  log.info('Security event', { event: 'passkey_copied', ...detailsOf(context) });

/** Longest logged origin. */
const ORIGIN_MAX = 200;

/** Logs the security event of a refusal, if it has one. */
export function noteRefusal(log: Log, context: SecurityContext, error: unknown): void {
  const event = error instanceof ServerError ? refusals[error.code] : undefined;
  if (!event) return;
  const { limit } = error as ServerError;
  const origin =
    event === 'origin_refused' ? context.request.headers.get('origin')?.slice(0, ORIGIN_MAX) : null;
  const more = { ...(limit ? { limit } : {}), ...(origin ? { origin } : {}) };
  log.info('Security event', { event, ...detailsOf(context), ...more });
}
