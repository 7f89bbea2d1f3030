import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { changePassword } from './change-password.usecases.ts';
import { deleteAccount } from './deletion.usecases.ts';
import { admitEmailChange, confirmEmail, requestEmailChange } from './email-change.usecases.ts';
import { exportMember } from './export.usecases.ts';
import { admitReset, requestReset, resetPassword } from './password-reset.usecases.ts';

/** Changing the password or address, exporting data, and deleting the account. */
export const accountChangeRoutes: Routes = (mount, services) => {
  mount(calls.requestPasswordReset, async ({ site, network, payload: { email }, now, unitOfWork }) => {
    await admitReset(services, { site, email, network, now });
    return requestReset(unitOfWork, email);
  });

  mount(calls.resetPassword, ({ site, network, visitor, payload, now, unitOfWork }) => {
    const { token: secret, password } = payload;
    return resetPassword(unitOfWork, services, { site, secret, network, visitor, password, now });
  });

  mount(
    calls.changePassword,
    ({ site, user: member, sessionId, visitor, payload, now, rotateSession, unitOfWork }) => {
      const { password, new_password: newPassword } = payload;
      const session = { current: sessionId ?? '', visitor, rotateSession };
      return changePassword(unitOfWork, services, { site, member, password, newPassword, ...session, now });
    },
  );

  mount(calls.changeEmail, async ({ site, user: member, payload, now, rotateSession, unitOfWork }) => {
    const { email, password } = payload;
    await admitEmailChange(services, { site, member, password, now });
    return requestEmailChange(unitOfWork, services, { site, member, email, rotateSession, now });
  });

  mount(calls.confirmEmail, ({ site, network, payload: { token: secret }, now, unitOfWork }) =>
    confirmEmail(unitOfWork, services, { site, secret, network, now }),
  );

  mount(calls.exportUser, async ({ site, user: member, now }) =>
    exportMember(services, { site, member, now }),
  );

  mount(
    calls.deleteUser,
    async ({ site, user: member, payload: { password }, now, endSession, unitOfWork }) => {
      await services.deliveryReceipts.flush({ siteId: site.id, memberId: member.id });
      const response = await deleteAccount(unitOfWork, services, { site, member, password, now });
      await endSession();
      return response;
    },
  );
};
