import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { cancelByEmail } from './cancel-by-email.usecases.ts';
import { cancelSubscription, getSubscription } from './cancel-subscription.usecases.ts';

/** Premium that renews, and its cancellation. */
export const subscriptionsRoutes: Routes = (mount, services) => {
  mount(calls.getSubscription, async ({ site, user, now }) => ({
    subscription: await getSubscription(services.db, { site, memberId: user.id, now }),
  }));

  mount(calls.cancelSubscription, ({ site, user, now, unitOfWork }) =>
    unitOfWork.run([user.id], async (change) => ({
      subscription: await cancelSubscription(change, { site, memberId: user.id, now }),
    })),
  );

  mount(calls.cancelByEmail, ({ site, visitor, network, payload, now, unitOfWork }) =>
    cancelByEmail(unitOfWork, services, { site, visitor, network, payload, now }),
  );
};
