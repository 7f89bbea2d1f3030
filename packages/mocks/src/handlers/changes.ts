import { isPushEndpoint, isWeakPassword, readPushSubscription } from '@meetcute/core';
import { memberOf, WorldError, type Handlers } from '../context.ts';
import { dropMailed, mail, mailAddress } from '../mail.ts';
import { notify } from '../notify.ts';
import { refundUndelivered } from '../undelivered.ts';
import { append, consentsOf, userOf } from '../views.ts';
import type { World } from '../world.ts';
import type { MailedLink, Member } from '../records.ts';
import { deleteKnownBrowsers } from '../sessions.ts';
import { casesFor } from './cases.ts';
import { byEmail, COMMON } from './session.ts';
import { cancelRenewal } from './subscriptions.ts';

const DONE = { done: true as const };

/** Refuses a wrong password of a logged-in member. Throws wrong_password. */
export function requirePassword(member: Member, password: string): void {
  if (member.password !== password) throw new WorldError('wrong_password', { password: 'wrong_password' });
}

function endAllSessions(world: World, memberId: string): void {
  for (const [token, member] of world.sessions) if (member === memberId) world.sessions.delete(token);
  deleteKnownBrowsers(world, memberId, null);
}

/** Uses up a valid mailed link and returns it with its member. Throws bad_token. */
function spendLink(world: World, token: string, kinds: readonly MailedLink['kind'][]) {
  const link = world.mailed.get(token);
  const member =
    link && kinds.includes(link.kind) && !link.isUsed ? world.members.get(link.member) : undefined;
  if (!link || !member || member.isDeleted) throw new WorldError('bad_token');
  return { link, member };
}

/** Handlers of password and address changes, the data export and account deletion. */
export const changeHandlers = {
  requestPasswordReset({ world, payload }) {
    const member = byEmail(world, payload.email);
    if (member && !member.isDeleted) mail(world, member, 'password');
    return DONE;
  },

  async resetPassword({ world, payload }) {
    const { member } = spendLink(world, payload.token, ['password']);
    const owner = { email: member.email, name: member.profile.name, siteName: world.settings.name };
    if (await isWeakPassword(payload.password, owner, (password) => COMMON.has(password)))
      throw new WorldError('weak_password', { password: 'weak_password' });
    dropMailed(world, member.profile.id, ['password', 'emailChange']);
    member.password = payload.password;
    world.passkeys = world.passkeys.filter((passkey) => passkey.member !== member.profile.id);
    member.emailConfirmed = true;
    endAllSessions(world, member.profile.id);
    notify(world, member.profile.id, { kind: 'account', account: 'password_changed' });
    return DONE;
  },

  async changePassword({ world, viewer, session, visitor, payload }) {
    const member = memberOf(viewer);
    const { id, name } = member.profile;
    requirePassword(member, payload.password);
    const owner = { email: member.email, name, siteName: world.settings.name };
    if (await isWeakPassword(payload.new_password, owner, (password) => COMMON.has(password)))
      throw new WorldError('weak_password', { new_password: 'weak_password' });
    member.password = payload.new_password;
    dropMailed(world, id, ['password', 'emailChange']);
    for (const [token, memberId] of world.sessions)
      if (memberId === id && token !== session) world.sessions.delete(token);
    deleteKnownBrowsers(world, id, visitor);
    notify(world, id, { kind: 'account', account: 'password_changed' });
    return DONE;
  },

  changeEmail({ world, viewer, payload }) {
    const member = memberOf(viewer);
    requirePassword(member, payload.password);
    const email = payload.email.trim();
    dropMailed(world, member.profile.id, ['emailChange']);
    const owner = byEmail(world, email);
    // The mail to an address that is taken says so, and has no link that confirms anything.
    if (!owner || owner === member) mailAddress(world, member, email);
    if (member.emailConfirmed) mail(world, member, 'emailUndo', { email: member.email });
    return DONE;
  },

  confirmEmail({ world, payload }) {
    const { link, member } = spendLink(world, payload.token, ['emailChange', 'emailUndo']);
    const email = link.email ?? '';
    const other = byEmail(world, email);
    if (other && other !== member) throw new WorldError('email_taken', { email: 'email_taken' });
    link.isUsed = true;
    dropMailed(world, member.profile.id, ['password', 'emailChange', 'activate']);
    const isOther = member.email !== email;
    member.email = email;
    member.emailConfirmed = true;
    if (link.kind === 'emailUndo') endAllSessions(world, member.profile.id);
    append(world, member.profile.id, 'user', userOf(world, member));
    if (isOther) notify(world, member.profile.id, { kind: 'account', account: 'email_changed' });
    return DONE;
  },

  exportUser({ world, viewer }) {
    const member = memberOf(viewer);
    const { id } = member.profile;
    const subscriptions = [...world.pushSubscriptions].filter(
      ([, session]) => world.sessions.get(session) === id,
    );
    return {
      exported_at: world.now().toISOString(),
      site: world.settings.name,
      account: {
        email: member.email,
        created_at: member.signupDate,
        credits: member.credits,
        advertising_since: member.advertisingSince ?? null,
      },
      profile: member.profile,
      saved_search: member.lastFilters,
      consents: consentsOf(world, member),
      sensitive_consents: world.sensitiveConsents
        .filter((record) => record.member === id)
        .map(({ member: _, ...record }) => record),
      likes: {
        given: world.likes.filter(({ from }) => from === id).map(({ to, at }) => ({ profile: to, at })),
        received: world.likes.filter(({ to }) => to === id).map(({ from, at }) => ({ profile: from, at })),
      },
      reported: world.reports.filter(({ from }) => from === id).map(({ from: _, ...report }) => report),
      cases: casesFor(world, id),
      passkeys: world.passkeys
        .filter((passkey) => passkey.member === id)
        .map(({ name, createdAt, lastUsed }) => ({ name, added_at: createdAt, last_used: lastUsed })),
      push: subscriptions.map(([endpoint]) => ({ service: new URL(endpoint).origin })),
    };
  },

  deleteUser({ world, viewer, payload, endSession }) {
    const member = memberOf(viewer);
    requirePassword(member, payload.password);
    member.isDeleted = true;
    member.deletedAt = world.now().toISOString();
    endAllSessions(world, member.profile.id);
    dropMailed(world, member.profile.id, ['password', 'emailChange', 'emailUndo', 'activate']);
    refundUndelivered(world, member.profile.id);
    cancelRenewal(world, member);
    endSession();
    return DONE;
  },

  registerPush({ world, session, payload }) {
    const subscription = readPushSubscription(payload.subscription);
    if (!subscription || !isPushEndpoint(subscription.endpoint))
      throw new WorldError('bad_request', { subscription: 'invalid_format' });
    world.pushSubscriptions.set(subscription.endpoint, session ?? '');
    return DONE;
  },
} satisfies Handlers;
