import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { registerPush, removePush } from './push.usecases.ts';

/** Registering and removing the push subscription of a browser. */
export const pushRoutes: Routes = (mount, services) => {
  mount(calls.registerPush, ({ site, user, sessionId, payload: { subscription }, now, unitOfWork }) =>
    registerPush(unitOfWork, services, { site, user, sessionId, subscription, now }),
  );

  mount(calls.removePush, ({ site, user, payload: { endpoint }, unitOfWork }) =>
    removePush(unitOfWork, { site, user, endpoint }),
  );
};
