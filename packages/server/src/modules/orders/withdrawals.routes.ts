import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { getWithdrawal, withdrawOrder } from './withdrawals.usecases.ts';

/** Withdrawals from orders. */
export const withdrawalsRoutes: Routes = (mount, services) => {
  mount(calls.getWithdrawal, ({ site, user, query: { transaction }, now }) =>
    getWithdrawal(services.db, { site, memberId: user.id, now }, transaction),
  );

  mount(calls.withdrawOrder, ({ site, user, payload, now, unitOfWork }) =>
    withdrawOrder(services, unitOfWork, { site, memberId: user.id, now }, payload),
  );
};
