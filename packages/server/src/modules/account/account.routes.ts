import { calls } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import type { Routes } from '../../http/call-context.ts';
import { readUser } from '../members/members.usecases.ts';
import { activate, resendActivation } from './activation.usecases.ts';
import { checkEmail } from './email-check.usecases.ts';
import { logIn, notifyOfLogin } from './login.usecases.ts';
import { saveUser } from './save-user.usecases.ts';
import { signUp } from './sign-up.usecases.ts';

/** Signing up, logging in, activation and changes of the account. */
export const accountRoutes: Routes = (mount, services) => {
  const { db } = services;

  mount(calls.checkEmail, async ({ site, visitor, network, query, now }) =>
    checkEmail(services, { site, visitor, network, requested: query.email, now }),
  );

  mount(calls.signUp, async ({ site, visitor, network, request, payload, now, openSession, unitOfWork }) => {
    const userAgent = request.headers.get('user-agent') ?? '';
    const input = { site, visitor, network, userAgent, payload, now };
    const response = await signUp(unitOfWork, services, input);
    await openSession(response.user.profile.id);
    return response;
  });

  mount(calls.login, async ({ site, visitor, user, network, payload, now, openSession }) => {
    const member = await logIn(services, { site, network, visitor, ...payload, now });
    if (user?.id !== member.id) await notifyOfLogin(services, { site, member, visitor, now });
    await openSession(member.id, member.passwordHash);
    return { user: await readUser(db, site, member, now) };
  });

  mount(calls.getUser, async ({ site, user, now }) => ({ user: await readUser(db, site, user, now) }));

  mount(calls.saveUser, ({ site, user, payload, now, unitOfWork }) =>
    saveUser(unitOfWork, { member: user, site, now }, payload),
  );

  mount(calls.getActivation, async ({ user }) => ({ delivered: user.activationDeliveredAt !== null }));

  mount(calls.activate, ({ site, network, payload: { token: secret }, now, unitOfWork }) =>
    activate(unitOfWork, db, { site, secret, network, now }),
  );

  mount(calls.resendActivation, async ({ site, user, now }) => {
    await resendActivation(services, { site, member: user, now });
    return DONE;
  });
};
