import { randomBytes } from 'node:crypto';
import type { StaffAccount } from '@meetcute/contract/desk';
import type { Staff, StaffSession } from './staff.table.ts';

/** Bucket of the limits and unit of work of the desk, which belongs to no site. */
export const DESK = '*';

/** Milliseconds for which a set-up link works. */
export const SET_UP_LIFETIME = 24 * 3_600_000;

/** Milliseconds after the log-in at which a session ends, however much it is used. */
export const SESSION_MAX_AGE = 12 * 3_600_000;

/** Milliseconds without use after which a session ends. */
export const SESSION_IDLE = 30 * 60_000;

/** Milliseconds for which the code may follow the password. */
const CODE_WAIT = 10 * 60_000;

/** Returns whether a session still works. */
export function isSessionOpen(session: StaffSession, now: Date): boolean {
  const age = now.getTime() - session.createdAt.getTime();
  if (session.awaits === 'code') return age < CODE_WAIT;
  return age < SESSION_MAX_AGE && now.getTime() - session.lastSeenAt.getTime() < SESSION_IDLE;
}

/** Returns the ids of the sites of the host that an account may see, in their order. */
export const sitesOf = ({ sites }: Pick<Staff, 'sites'>, all: readonly string[]): string[] =>
  all.filter((id) => sites?.includes(id) ?? true);

type Access = Pick<Staff, 'role' | 'sites'>;

/** Returns whether an account may manage one with some role and sites: an admin whose own sites contain them all. */
export function mayManage(manager: Access, { sites }: Pick<Staff, 'sites'>): boolean {
  const managerSites = manager.sites;
  if (manager.role !== 'admin') return false;
  return managerSites === null || (sites !== null && sites.every((id) => managerSites.includes(id)));
}

/** Returns the sites of the host that have an admin who can log in. */
export const sitesWithAdmin = (
  staff: readonly (Access & Pick<Staff, 'disabledAt' | 'passwordHash'>)[],
  all: readonly string[],
): string[] => {
  const admins = staff.filter(
    ({ role, disabledAt, passwordHash }) => role === 'admin' && disabledAt === null && passwordHash !== null,
  );
  return all.filter((id) => admins.some(({ sites }) => sites?.includes(id) ?? true));
};

/** Returns the state of an account. */
export function staffStateOf(
  { disabledAt, setUpTokenHash, setUpExpiresAt }: Staff,
  now: Date,
): StaffAccount['state'] {
  if (disabledAt) return 'disabled';
  if (setUpTokenHash === null) return 'active';
  return setUpExpiresAt && setUpExpiresAt > now ? 'invited' : 'expired';
}

/** Letters of recovery codes: 32 that nobody confuses. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Number of recovery codes, and of letters in each. */
const CODES = 10;
const CODE_LETTERS = 24;

/** Returns ten recovery codes of 120 random bits each, such as `k3d9-0m2x-7qpa-c5wz-e8rv-4tbh`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () =>
    [...randomBytes(CODE_LETTERS)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(/(.{4})(?!$)/g, '$1-'),
  );

/** Returns a typed recovery code as it is hashed: in lower case, without spaces and hyphens, confused letters corrected. */
export const plainRecoveryCode = (typedCode: string): string =>
  typedCode.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
