import { calls, parse, type Profile } from '@meetcute/contract';
import { canSignUp } from '@meetcute/core';
import { memberOf, WorldError, type Handlers } from '../context.ts';
import { userOf } from '../views.ts';
import type { Member, World } from '../world.ts';

const byEmail = (world: World, email: string): Member | undefined =>
  [...world.members.values()].find((member) => member.email === email.trim().toLowerCase());

const open = (world: World, member: Member, setSession: (token: string | null) => void) => {
  const token = world.nextId('session-');
  world.sessions.set(token, member.profile.id);
  setSession(token);
  return { user: userOf(world, member) };
};

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

const statusOf = (member: Member | undefined) => {
  if (!member) return 'new' as const;
  if (member.isDeleted) return 'deleted' as const;
  return member.emailConfirmed ? ('active' as const) : ('not_confirmed' as const);
};

export const sessionHandlers = {
  getUser: ({ world, viewer }) => ({ user: userOf(world, memberOf(viewer)) }),

  login({ world, payload, setSession }) {
    const member = byEmail(world, payload.email);
    if (!member || member.isDeleted || member.password !== payload.password)
      throw new WorldError('wrong_login');
    return open(world, member, setSession);
  },

  logout({ setSession }) {
    setSession(null);
    return 'done';
  },

  checkEmail({ world, query }) {
    const email = query.email.trim().toLowerCase();
    const isAddress = parse(calls.requestPasswordReset.payload, { email }).ok;
    const status = isAddress ? statusOf(byEmail(world, email)) : 'invalid';
    if (status !== 'new') return { token: null, status, email, request_email: query.email };
    const token = world.nextId('email-token-');
    world.emailTokens.set(token, { email, isUsed: false });
    return { token, status, email, request_email: query.email };
  },

  signUp({ world, payload, setSession }) {
    if (!canSignUp(world.settings, payload.trafficsource)) throw new WorldError('sign_up_closed');
    const email = payload.email.trim().toLowerCase();
    const token = world.emailTokens.get(payload.token);
    if (!token || token.isUsed || token.email !== email) throw new WorldError('bad_token');
    if (byEmail(world, email)) throw new WorldError('email_taken');
    token.isUsed = true;
    const id = world.nextId('member-');
    const now = world.now().toISOString();
    const member: Member = {
      profile: { ...emptyProfile(id, payload), last_active: now },
      email,
      password: payload.password,
      emailConfirmed: false,
      isPaid: false,
      credits: 0,
      signupDate: now,
      lastFilters: null,
      isDeleted: false,
    };
    world.members.set(id, member);
    world.activationTokens.set(world.nextId('activation-token-'), id);
    return open(world, member, setSession);
  },

  getActivation: () => ({ delivered: true }),

  activate({ world, payload }) {
    const member = world.members.get(world.activationTokens.get(payload.token) ?? '');
    if (!member) throw new WorldError('bad_token');
    member.emailConfirmed = true;
    return { done: true as const };
  },

  resendActivation({ world, viewer }) {
    const { profile, emailConfirmed } = memberOf(viewer);
    if (!emailConfirmed) world.activationTokens.set(world.nextId('activation-token-'), profile.id);
    return { done: true as const };
  },

  getSessions({ world, viewer, session }) {
    const { id } = memberOf(viewer).profile;
    const now = world.now().toISOString();
    const own = [...world.sessions].filter(([, member]) => member === id).map(([token]) => token);
    return {
      sessions: own.map((token) => ({
        id: token,
        created_at: now,
        last_seen: now,
        user_agent: null,
        current: token === session,
      })),
    };
  },

  endSessions({ world, viewer, session, payload }) {
    const { id } = memberOf(viewer).profile;
    if (payload.session !== null) {
      if (world.sessions.get(payload.session) !== id) throw new WorldError('not_found');
      world.sessions.delete(payload.session);
      return { done: true as const };
    }
    for (const [token, member] of world.sessions)
      if (member === id && token !== session) world.sessions.delete(token);
    return { done: true as const };
  },

  pageHidden: () => null,
} satisfies Handlers;
