import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { complain, report } from './reports.usecases.ts';

/** Reports and complaints to the operators. */
export const reportsRoutes: Routes = (mount, services) => {
  mount(calls.report, ({ site, user, payload, now, unitOfWork }) =>
    report(unitOfWork, services, { site, user, payload, now }),
  );

  mount(calls.complain, ({ site, user, visitor, network, payload, now, unitOfWork }) =>
    complain(unitOfWork, services, { site, user, visitor, network, payload, now }),
  );
};
