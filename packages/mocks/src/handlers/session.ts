import {
  canReceiveMail,
  emailKey,
  type Profile,
  type Settings,
  type SignUpPayload,
} from '@meetcute/contract';
import {
  asTimeZone,
  isBanned,
  isInGrace,
  isKnownBrowser,
  isSuspended,
  signUpRefusal,
  tidyName,
} from '@meetcute/core';
import { nameToSave } from '@meetcute/core/names';
import { memberOf, refusalError, WorldError, type Context, type Handlers } from '../context.ts';
import { userOf } from '../views.ts';
import { mail } from '../mail.ts';
import { notify } from '../notify.ts';
import type { World } from '../world.ts';
import type { Member } from '../records.ts';
import { deleteKnownBrowsers } from '../sessions.ts';

/** Returns the account of an address. */
export const byEmail = (world: World, email: string): Member | undefined =>
  [...world.members.values()].find((member) => emailKey(member.email) === emailKey(email));

const digest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-512', bytes);

/** Some of the most common passwords; the server knows many more. */
export const COMMON = new Set(['password', 'password1', '12345678', '123456789', 'qwertyuiop', 'iloveyou']);

const emptyProfile = (id: string, fields: Pick<Profile, 'name' | 'country' | 'language'>): Profile => ({
  id,
  age: null,
  gender: null,
  date_of_birth: null,
  countryregion: null,
  city: null,
  main_image: null,
  images: [],
  personal: null,
  fictional: false,
  online: true,
  last_active: null,
  ...fields,
});

/**
 * Returns the initial fields of a profile. A guessed country that the site does not offer counts as unknown.
 */
const startOf = ({ name, country, language }: SignUpPayload, { countries }: Settings) => ({
  name: tidyName(name),
  country: country !== null && countries.includes(country) ? country : null,
  language,
});

const statusOf = (member: Member | undefined) => {
  if (!member) return 'new' as const;
  if (member.isDeleted) return 'deleted' as const;
  return member.emailConfirmed ? ('active' as const) : ('not_confirmed' as const);
};

/** Returns the end of a suspension for its error; undefined for a ban. */
const endOf = (end: Date | null) => (end && !isBanned(end) ? { until: end.toISOString() } : undefined);

/**
 * Logs a member in who has proved to be the one, and restores a deleted account within the grace period. Throws
 * wrong_login for an erased one, suspended.
 */
export function letIn(
  world: World,
  member: Member,
  { viewer, visitor, openSession }: Pick<Context<'login'>, 'viewer' | 'visitor' | 'openSession'>,
): void {
  const { suspendedUntil = null, isDeleted, deletedAt } = member;
  if (isDeleted && !isInGrace(deletedAt ? new Date(deletedAt) : null, world.now()))
    throw new WorldError('wrong_login');
  if (isSuspended(suspendedUntil, world.now())) throw new WorldError('suspended', endOf(suspendedUntil));
  member.isDeleted = false;
  const { id } = member.profile;
  const lastLoginAt = world.knownBrowsers.get(id)?.get(visitor) ?? null;
  const isKnown = viewer?.profile.id === id || isKnownBrowser(lastLoginAt, world.now());
  openSession(id);
  if (!isKnown) notify(world, id, { kind: 'account', account: 'new_session' });
}

export const sessionHandlers = {
  getUser: ({ world, viewer }) => ({ user: userOf(world, memberOf(viewer)) }),

  login({ world, payload, viewer, visitor, openSession }) {
    const member = byEmail(world, payload.email);
    if (!member || member.password !== payload.password) throw new WorldError('wrong_login');
    letIn(world, member, { viewer, visitor, openSession });
    return { user: userOf(world, member) };
  },

  logout({ endSession }) {
    endSession();
    return 'done';
  },

  checkEmail({ world, query, visitor }) {
    const email = emailKey(query.email);
    const status = canReceiveMail(query.email) ? statusOf(byEmail(world, email)) : 'invalid';
    if (status !== 'new') return { token: null, status, email, request_email: query.email };
    const token = world.nextId('email-token-');
    world.emailTokens.set(token, { email, visitor, isUsed: false });
    return { token, status, email, request_email: query.email };
  },

  async signUp({ world, payload, visitor, userAgent, openSession }) {
    const { settings } = world;
    const isCommon = (password: string) => COMMON.has(password);
    const refusal = await signUpRefusal(payload, { settings, userAgent, digest, isCommon, nameToSave });
    if (refusal) throw refusalError(refusal);
    const email = payload.email.trim();
    const token = world.emailTokens.get(payload.token);
    if (!token || token.isUsed || token.email !== emailKey(email) || token.visitor !== visitor)
      throw new WorldError('bad_token');
    if (byEmail(world, email)) throw new WorldError('email_taken', { email: 'email_taken' });
    token.isUsed = true;
    const id = world.nextId('member-');
    const now = world.now().toISOString();
    const member: Member = {
      profile: { ...emptyProfile(id, startOf(payload, settings)), last_active: now },
      email,
      password: payload.password,
      emailConfirmed: false,
      premiumUntil: null,
      credits: 0,
      signupDate: now,
      timezone: asTimeZone(payload.timezone),
      sensitiveConsent: null,
      lastFilters: null,
      isDeleted: false,
    };
    world.members.set(id, member);
    mail(world, member, 'activate');
    openSession(id);
    return { user: userOf(world, member) };
  },

  getActivation: ({ world }) => ({ delivered: !world.areMailsDown }),

  activate({ world, payload }) {
    const link = world.mailed.get(payload.token);
    const member = link?.kind === 'activate' ? world.members.get(link.member) : undefined;
    if (!member) throw new WorldError('bad_token');
    member.emailConfirmed = true;
    return { done: true as const };
  },

  resendActivation({ world, viewer }) {
    const member = memberOf(viewer);
    if (!member.emailConfirmed) mail(world, member, 'activate');
    return { done: true as const };
  },

  getSessions({ world, viewer, session }) {
    const { id } = memberOf(viewer).profile;
    const now = world.now().toISOString();
    const tokens = [...world.sessions].filter(([, member]) => member === id).map(([token]) => token);
    return {
      sessions: tokens.map((token) => {
        const { userAgent = null, createdAt = now, lastSeen = now } = world.browsers.get(token) ?? {};
        return {
          id: token,
          created_at: createdAt,
          last_seen: lastSeen,
          user_agent: userAgent,
          current: token === session,
        };
      }),
    };
  },

  endSessions({ world, viewer, session, visitor, payload }) {
    const { id } = memberOf(viewer).profile;
    if (payload.session !== null && world.sessions.get(payload.session) !== id)
      throw new WorldError('not_found');
    deleteKnownBrowsers(world, id, visitor);
    if (payload.session !== null) {
      world.sessions.delete(payload.session);
      return { done: true as const };
    }
    for (const [token, member] of world.sessions)
      if (member === id && token !== session) world.sessions.delete(token);
    return { done: true as const };
  },

  pageHidden: () => null,
} satisfies Handlers;
