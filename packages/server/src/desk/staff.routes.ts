import { deskCalls } from '@meetcute/contract/desk';
import { DONE } from '../done.ts';
import { notFound, ServerError } from '../errors.ts';
import { badFields } from '../http/body.ts';
import {
  changeAccess,
  createStaff,
  disableStaff,
  resetStaff,
} from '../modules/staff/manage-staff.usecases.ts';
import { staffGuard } from '../modules/staff/staff-guard.usecases.ts';
import { findStaffById, listStaff } from '../modules/staff/staff.repository.ts';
import { mayManage, staffStateOf } from '../modules/staff/staff.rules.ts';
import type { Staff } from '../modules/staff/staff.table.ts';
import type { DeskRoutes } from '../http/desk-context.ts';

/** Calls about the accounts of the staff, for admins. */
export const staffRoutes: DeskRoutes = (mount, services) => {
  const { db } = services;
  const allSites = services.sites.map(({ id }) => id);
  const signedBy = (
    { id, name }: Staff,
    now: Date,
    target: { targetId: string | null; sites?: Staff['sites'] },
  ) => ({
    author: name,
    allSites,
    now,
    guard: staffGuard({ managerId: id, allSites, ...target }),
  });
  /** Returns the account of an id. Throws not_found. */
  const accountOf = async (id: string): Promise<Staff> => {
    const account = await findStaffById(db, id);
    if (!account) throw notFound();
    return account;
  };
  mount(deskCalls.listStaff, async ({ staff, now }) => {
    const accounts = (await listStaff(db)).filter((each) => mayManage(staff, each));
    return {
      staff: accounts.map((each) => ({
        id: each.id,
        name: each.name,
        email: each.email,
        role: each.role,
        sites: each.sites === null ? null : [...each.sites],
        state: staffStateOf(each, now),
        created_at: each.createdAt.toISOString(),
      })),
    };
  });
  mount(deskCalls.createStaff, async ({ payload, staff, now }) => {
    const { role, sites } = payload;
    const [email, name] = [payload.email.trim(), payload.name.trim()];
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw badFields({ email: 'invalid_format' });
    if (name === '') throw badFields({ name: 'required' });
    const signature = signedBy(staff, now, { targetId: null, sites });
    const token = await createStaff(services, { email, name, role, sites }, signature);
    return { token };
  });
  mount(deskCalls.changeStaff, async ({ payload: { id, role, sites }, staff, now }) => {
    const signature = signedBy(staff, now, { targetId: id, sites });
    await changeAccess(services, await accountOf(id), { role, sites }, signature);
    return DONE;
  });
  mount(deskCalls.disableStaff, async ({ payload: { id }, staff, now }) => {
    await disableStaff(services, await accountOf(id), signedBy(staff, now, { targetId: id }));
    return DONE;
  });
  mount(deskCalls.resetStaff, async ({ payload: { id }, staff, now }) => {
    // Its session would end before the link is read, so nobody could log in to the account.
    if (id === staff.id) throw new ServerError('conflict');
    const token = await resetStaff(services, await accountOf(id), signedBy(staff, now, { targetId: id }));
    return { token };
  });
};
