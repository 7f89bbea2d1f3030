import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { appeal, appealByLink, listCases, readByLink } from './cases.usecases.ts';

/** Decisions on reports and complaints, and appeals against them. */
export const casesRoutes: Routes = (mount, services) => {
  const { db } = services;

  mount(calls.getCases, async ({ site, user, now }) => ({ cases: await listCases(db, { site, user, now }) }));

  mount(calls.appeal, ({ site, user, payload: { reference, text }, now, unitOfWork }) =>
    appeal(unitOfWork, services, { site, user, reference, text, now }),
  );

  mount(calls.getCaseByLink, ({ site, network, query: { token: secret }, now }) =>
    readByLink(db, { site, secret, network, now }),
  );

  mount(calls.appealByLink, ({ site, network, payload: { token: secret, text }, now, unitOfWork }) =>
    appealByLink(unitOfWork, services, { site, secret, network, text, now }),
  );
};
