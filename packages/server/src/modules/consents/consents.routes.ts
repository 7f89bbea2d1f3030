import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { acceptDocuments } from './consents.usecases.ts';

/** Consent to new versions of terms and privacy. */
export const consentsRoutes: Routes = (mount) => {
  mount(calls.acceptDocuments, ({ site, user, payload, now, unitOfWork }) =>
    acceptDocuments(unitOfWork, { site, memberId: user.id, now }, payload),
  );
};
