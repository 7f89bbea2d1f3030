import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { complain, report } from './reports.usecases.ts';

/** Reports and complaints to the operators. */
export const reportsRoutes: Routes = (mount, services) => {
  mount(calls.report, async ({ site, user, payload, now, recordOutcome }) =>
    report(services, { site, user, payload, now }, recordOutcome),
  );

  mount(calls.complain, async ({ site, user, visitor, network, payload, now, recordOutcome }) =>
    complain(services, { site, user, visitor, network, payload, now }, recordOutcome),
  );
};
