import { calls } from '@meetcute/contract';
import { isKnownBrowser } from '@meetcute/core';
import { DONE } from '../../done.ts';
import type { RecordOutcome, Routes } from '../../http/call-context.ts';
import { changeFor } from '../events/change.ts';
import { readUser } from '../members/members.usecases.ts';
import type { Member } from '../members/members.table.ts';
import { notifyAccount, PUSH_PAUSE } from '../notifications/notify.usecases.ts';
import { lastLoginFrom } from '../sessions/known-browsers.repository.ts';
import { activate, resendActivation } from './activation.usecases.ts';
import { checkEmail } from './email-check.usecases.ts';
import { logIn } from './login.usecases.ts';
import { saveUser } from './save-user.usecases.ts';
import { signUp } from './sign-up.usecases.ts';

/** Signing up, logging in, activation and changes of the account. */
export const accountRoutes: Routes = (mount, services) => {
  const { db, worker } = services;

  mount(calls.checkEmail, async ({ site, visitor, network, query, now }) =>
    checkEmail(services, { site, visitor, network, requested: query.email, now }),
  );

  mount(
    calls.signUp,
    async ({ site, visitor, network, request, payload, now, openSession, recordOutcome }) => {
      const userAgent = request.headers.get('user-agent') ?? '';
      const recordCreated: RecordOutcome<Member> = async (tx, created) =>
        recordOutcome(tx, { user: await readUser(tx, site, created, now) }, created.id);
      const signingUp = { site, visitor, network, userAgent, payload, now, recordOutcome: recordCreated };
      const member = await signUp(services, signingUp);
      await openSession(member.id);
      // The response does not wait for a mail server; the activation screen polls until the mail is
      // delivered.
      worker.trigger('activation-mail');
      return { user: await readUser(db, site, member, now) };
    },
  );

  mount(calls.login, async ({ site, visitor, user, network, payload, now, openSession }) => {
    const member = await logIn(services, { site, network, ...payload, now });
    const browser = { siteId: site.id, memberId: member.id, visitor };
    const isKnown = user?.id === member.id || isKnownBrowser(await lastLoginFrom(db, browser), now);
    if (!isKnown)
      await changeFor(services, site.id, [member.id], (tx) =>
        notifyAccount(tx, { site, memberId: member.id, now }, 'new_session'),
      );
    await openSession(member.id);
    if (!isKnown) worker.trigger('push', PUSH_PAUSE);
    return { user: await readUser(db, site, member, now) };
  });

  mount(calls.getUser, async ({ site, user, now }) => ({ user: await readUser(db, site, user, now) }));

  mount(calls.saveUser, async ({ site, user, payload, now }) => ({
    user: await saveUser(services, { member: user, site, now }, payload),
  }));

  mount(calls.getActivation, async ({ user }) => ({ delivered: user.activationDeliveredAt !== null }));

  mount(calls.activate, async ({ site, network, payload, now, recordOutcome }) => {
    await activate(services, {
      site,
      secret: payload.token,
      network,
      now,
      recordOutcome: (tx) => recordOutcome(tx, DONE),
    });
    return DONE;
  });

  mount(calls.resendActivation, async ({ site, user, now }) => {
    await resendActivation(services, { site, member: user, now });
    return DONE;
  });
};
