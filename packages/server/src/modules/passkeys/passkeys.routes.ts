import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { noteCopiedPasskey } from '../../http/security-events.ts';
import { notifyOfLogin } from '../account/login.usecases.ts';
import { readUser } from '../members/members.usecases.ts';
import { addPasskey, startPasskey } from './add-passkey.usecases.ts';
import { logInWithPasskey, startPasskeyLogin } from './passkey-login.usecases.ts';
import { passkeysOf } from './passkeys.repository.ts';
import { removePasskey, renameOwnPasskey } from './passkeys.usecases.ts';
import { passkeyOf } from './passkeys.view.ts';

/** Passkeys of an account, and logging in with one. */
export const passkeysRoutes: Routes = (mount, services) => {
  const { db, log } = services;

  mount(calls.getPasskeys, async ({ site, user }) => ({
    passkeys: (await passkeysOf(db, { siteId: site.id, memberId: user.id })).map(passkeyOf),
  }));

  mount(calls.startPasskey, (context) => {
    const { site, host, user: member, visitor, payload, now, rotateSession, unitOfWork } = context;
    const session = context.sessionId ?? '';
    const input = { site, host, member, session, visitor, ...payload, rotateSession, now };
    return startPasskey(unitOfWork, services, input);
  });

  mount(calls.addPasskey, ({ site, host, user: member, sessionId, visitor, payload, now, unitOfWork }) => {
    const { name, passkey } = payload;
    const input = { site, host, member, session: sessionId ?? '', visitor, name, created: passkey, now };
    return addPasskey(unitOfWork, services, input);
  });

  mount(calls.renamePasskey, ({ site, user: member, payload: { passkey: id, name }, unitOfWork }) =>
    renameOwnPasskey(unitOfWork, { site, member, id, name }),
  );

  mount(calls.removePasskey, ({ site, user: member, payload, now, rotateSession, unitOfWork }) => {
    const { passkey: id, password } = payload;
    return removePasskey(unitOfWork, services, { site, member, id, password, rotateSession, now });
  });

  mount(calls.startPasskeyLogin, async ({ site, host, visitor, network, now }) => ({
    options: await startPasskeyLogin(services, { site, host, visitor, network, now }),
  }));

  mount(calls.logInWithPasskey, async (context) => {
    const { site, host, request, visitor, user, network, payload, now, openSession } = context;
    const member = await logInWithPasskey(services, {
      site,
      host,
      visitor,
      network,
      now,
      used: payload.passkey,
      onCopied: (memberId) =>
        noteCopiedPasskey(log, { call: calls.logInWithPasskey, site, request, network, memberId }),
    });
    if (user?.id !== member.id) await notifyOfLogin(services, { site, member, visitor, now });
    // A password that a mailed link replaces meanwhile removes the passkeys.
    await openSession(member.id, member.passwordHash);
    return { user: await readUser(db, site, member, now) };
  });
};
