import { deskCalls } from '@meetcute/contract/desk';
import { DONE } from '../done.ts';
import { checkStaffCode, checkStaffPassword } from '../modules/staff/staff-login.usecases.ts';
import { finishSetUp, startSetUp } from '../modules/staff/staff-set-up.usecases.ts';
import { staffView } from '../modules/staff/staff.view.ts';
import type { DeskRoutes } from '../http/desk-context.ts';

/** Calls about the account of the caller: set-up, log-in, log-out. */
export const accountRoutes: DeskRoutes = (mount, services) => {
  const { sites } = services;
  mount(deskCalls.startSetUp, ({ payload: { token }, network, now }) =>
    startSetUp(services, { token, network, now }),
  );
  mount(deskCalls.finishSetUp, async ({ payload, network, now, openSession, note }) => {
    const { staff, codes } = await finishSetUp(services, { ...payload, network, now });
    await openSession(staff, null);
    note('staff_set_up', staff);
    return { staff: staffView(staff, sites), recovery_codes: codes };
  });
  mount(deskCalls.staffLogIn, async ({ payload, network, now, openSession }) => {
    await openSession(await checkStaffPassword(services, { ...payload, network, now }), 'code');
    return DONE;
  });
  mount(deskCalls.confirmCode, async ({ payload: { code }, staff, now, openSession, note }) => {
    const { recoveryCodesLeft } = await checkStaffCode(services, { staff, code, now });
    await openSession(staff, null);
    note('staff_login_succeeded', staff);
    if (recoveryCodesLeft !== null) note('staff_recovery_code_used', staff);
    return { staff: staffView(staff, sites), recovery_codes_left: recoveryCodesLeft };
  });
  mount(deskCalls.staffLogOut, async ({ staff, endSession, note }) => {
    await endSession();
    if (staff) note('staff_logged_out', staff);
    return DONE;
  });
  mount(deskCalls.getStaff, async ({ staff }) => staffView(staff, sites));
};
