import { emailKey } from '@meetcute/contract';
import type { StaffRole } from '@meetcute/contract/desk';
import { type Change, createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import { sha256 } from '../../hash.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { appendAudit } from '../audit/audit.repository.ts';
import type { StaffGuard } from './staff-guard.usecases.ts';
import { insertStaff, nameKeyOf, replaceRecoveryCodes, updateStaff } from './staff.repository.ts';
import { DESK, SET_UP_LIFETIME, sitesOf } from './staff.rules.ts';
import type { Staff } from './staff.table.ts';
import { endStaffSessions } from './staff-sessions.repository.ts';

type CommandServices = Omit<UnitOfWorkServices, 'worker'>;

/** A change of the staff by an operator. */
interface Signed {
  author: string;
  /** Ids of the sites of the host. The audit log of each that the account may see names the change. */
  allSites: readonly string[];
  now: Date;
  /** Checks of a change by somebody at the desk. Default: none, because operators of the machine may do anything. */
  guard?: StaffGuard;
}

type Named = Pick<Staff, 'id' | 'name' | 'role' | 'sites'>;

/** Runs a change of the staff in one transaction with its entries in the audit log. */
const changeStaff = (
  services: CommandServices,
  action: string,
  { author, allSites, now, guard }: Signed,
  work: (change: Change) => Promise<Named>,
): Promise<void> =>
  createUnitOfWork<void>({ ...services, worker: idleWorker }, { siteId: DESK, now }).run(
    [],
    async (change) => {
      await guard?.before(change);
      const { id, name, role, sites } = await work(change);
      await guard?.after(change);
      for (const siteId of sitesOf({ sites }, allSites))
        await appendAudit(change, {
          siteId,
          at: now,
          author,
          action,
          subjectKind: 'staff',
          subjectId: id,
          details: { name, role },
        });
    },
  );

/** A person to add to the staff. */
interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  sites: readonly string[] | null;
}

/** Adds an account without factors. Returns the token of its set-up link. Throws conflict for a known address or name. */
export async function createStaff(
  services: CommandServices,
  { email, name, role, sites }: NewStaff,
  signature: Signed,
): Promise<string> {
  const { ids } = services;
  const [id, token] = [ids.id(), ids.secret()];
  await changeStaff(services, 'create_staff', signature, async ({ tx }) => {
    const isNew = await insertStaff(tx, {
      id,
      email,
      emailKey: emailKey(email),
      name,
      nameKey: nameKeyOf(name),
      role,
      sites,
      setUpTokenHash: sha256(token),
      setUpExpiresAt: new Date(signature.now.getTime() + SET_UP_LIFETIME),
      createdAt: signature.now,
    });
    if (!isNew) throw new ServerError('conflict');
    return { id, name, role, sites };
  });
  return token;
}

/** Changes role and sites of an account, at once also for its open sessions. The logs of old and new sites name it. */
export const changeAccess = (
  services: CommandServices,
  account: Staff,
  { role, sites }: Pick<Staff, 'role' | 'sites'>,
  signature: Signed,
): Promise<void> =>
  changeStaff(services, 'change_staff', signature, async ({ tx }) => {
    await updateStaff(tx, account.id, { role, sites });
    const affectedSites = account.sites && sites ? [...account.sites, ...sites] : null;
    return { ...account, role, sites: affectedSites };
  });

/**
 * Removes both factors of an account, ends its sessions and enables it, for a new set-up. Returns the token of its set-up
 * link.
 */
export async function resetStaff(
  services: CommandServices,
  account: Staff,
  signature: Signed,
): Promise<string> {
  const token = services.ids.secret();
  await changeStaff(services, 'reset_staff', signature, async ({ tx }) => {
    await updateStaff(tx, account.id, {
      passwordHash: null,
      totpSecret: null,
      totpStep: 0,
      setUpTokenHash: sha256(token),
      setUpExpiresAt: new Date(signature.now.getTime() + SET_UP_LIFETIME),
      disabledAt: null,
    });
    await replaceRecoveryCodes(tx, account.id, []);
    await endStaffSessions(tx, account.id);
    return account;
  });
  return token;
}

/** Disables an account and ends its sessions. Its name stays, because the audit log has it. */
export const disableStaff = (services: CommandServices, account: Staff, signature: Signed): Promise<void> =>
  changeStaff(services, 'disable_staff', signature, async ({ tx }) => {
    await updateStaff(tx, account.id, {
      disabledAt: signature.now,
      setUpTokenHash: null,
      setUpExpiresAt: null,
    });
    await endStaffSessions(tx, account.id);
    return account;
  });
