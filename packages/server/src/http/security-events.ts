import type { CallDefinition, ErrorCode } from '@meetcute/contract';
import { ServerError } from '../errors.ts';
import type { Log } from '../ports/ports.ts';
import { networkPrefix } from './network.ts';
import { createThinning } from './thinning.ts';

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
  forbidden: 'access_refused',
  bad_request: 'input_refused',
  bad_csrf: 'input_refused',
  unsupported_type: 'input_refused',
  too_large: 'input_refused',
};

/** Calls of members that respond with `not_found` in normal use: what they read depends on the site, or is over. */
const mayBeMissing: readonly string[] = ['openCam', 'openPartner', 'getDiscountCode', 'cancelSubscription'];

/** Names of all security events, for their list in the guide. */
export const securityEvents: readonly string[] = [
  ...new Set([...Object.values(successes), ...Object.values(refusals), 'passkey_copied']),
];

/** The call that an event is about, and its client. */
export interface SecurityContext {
  call: Pick<CallDefinition, 'name' | 'method' | 'auth'>;
  site: { id: string };
  request: { headers: Pick<Headers, 'get'> };
  /** The client's network; null when unknown. */
  network: string | null;
  /** Id of the member; null when unknown. */
  memberId: string | null;
}

type About = Pick<SecurityContext, 'site' | 'network' | 'memberId'> & { call: { name: string } };

const detailsOf = ({ call, site, network, memberId }: About) => ({
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

/** Milliseconds between two lines about photos. Anybody can ask for thousands, which must not fill the log. */
const PHOTO_EVERY = 1000;

/** Logs that a photo was refused, or does not exist. */
export type NoteRefusedPhoto = (photo: Pick<SecurityContext, 'site' | 'network'>) => void;

/**
 * Creates a log of refused photos: one line a second, with the number of those before that it left out. Whose session it was
 * is not known, because photos share a read.
 */
export function createPhotoNotes(log: Log): NoteRefusedPhoto {
  const thin = createThinning(PHOTO_EVERY);
  return ({ site, network }) => {
    const omittedCount = thin();
    if (omittedCount === null) return;
    log.info('Security event', {
      event: 'access_refused',
      ...detailsOf({ call: { name: 'photo' }, site, network, memberId: null }),
      ...(omittedCount > 0 ? { omitted: omittedCount } : {}),
    });
  };
}

/** Longest logged origin. */
const ORIGIN_MAX = 200;

/**
 * Returns whether a refusal may be a try to reach what is not the member's. Each page of a visitor asks for the user, so
 * only changes without a session count.
 */
function isRefusedAccess({ call, memberId }: SecurityContext, code: ErrorCode): boolean {
  if (code === 'not_logged_in') return call.method !== 'GET';
  return (
    code === 'not_found' && memberId !== null && call.auth === 'member' && !mayBeMissing.includes(call.name)
  );
}

/** Logs the security event of a refusal, if it has one. */
export function noteRefusal(log: Log, context: SecurityContext, error: unknown): void {
  if (!(error instanceof ServerError)) return;
  const event = isRefusedAccess(context, error.code) ? 'access_refused' : refusals[error.code];
  if (!event) return;
  const { limit } = error;
  const origin =
    event === 'origin_refused' ? context.request.headers.get('origin')?.slice(0, ORIGIN_MAX) : null;
  const more = { ...(limit ? { limit } : {}), ...(origin ? { origin } : {}) };
  log.info('Security event', { event, ...detailsOf(context), ...more });
}
