import { canAddPasskey, namePasskey, PASSKEY_TIME_MS } from '@meetcute/core';
import { readClientData } from '../authenticator.ts';
import { toBase64Url } from '../bytes.ts';
import { memberOf, unwrap, WorldError, type Context, type Handlers } from '../context.ts';
import { userOf } from '../views.ts';
import type { PasskeyChallenge, WorldPasskey } from '../passkeys.ts';
import type { World } from '../world.ts';
import { requirePassword } from './changes.ts';
import { letIn } from './session.ts';

const DONE = { done: true as const };

const newSecret = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

type Caller = Pick<Context<'addPasskey'>, 'world' | 'viewer' | 'visitor' | 'session'>;

const challengeFor = ({ world, viewer, visitor, session }: Caller, kind: PasskeyChallenge['kind']) => {
  const isAdding = kind === 'add';
  const member = isAdding && viewer ? viewer.profile.id : '';
  return { kind, visitor, member, session: isAdding ? (session ?? '') : '', at: world.now() };
};

function issue(caller: Caller, kind: PasskeyChallenge['kind']): string {
  const challenge = newSecret();
  caller.world.passkeyChallenges.set(challenge, challengeFor(caller, kind));
  return challenge;
}

const dataOf = (encodedData: string) => {
  try {
    return readClientData(encodedData);
  } catch {
    return null;
  }
};

/**
 * Uses up a challenge. Returns whether it is the caller's, and the client data name its page. The world verifies no
 * signature, and therefore accepts a passkey of a story's pretended browser.
 */
function spends(caller: Caller, request: Request, clientData: string, kind: PasskeyChallenge['kind']) {
  const { passkeyChallenges } = caller.world;
  const data = dataOf(clientData);
  const issuedChallenge = passkeyChallenges.get(data?.challenge ?? '');
  if (!data || !issuedChallenge) return false;
  const expectedChallenge = challengeFor(caller, kind);
  const isOwn =
    issuedChallenge.kind === kind &&
    issuedChallenge.visitor === expectedChallenge.visitor &&
    issuedChallenge.member === expectedChallenge.member &&
    issuedChallenge.session === expectedChallenge.session;
  if (!isOwn) return false;
  passkeyChallenges.delete(data.challenge);
  const isRecent = expectedChallenge.at.getTime() - issuedChallenge.at.getTime() < PASSKEY_TIME_MS;
  const type = kind === 'add' ? 'webauthn.create' : 'webauthn.get';
  return isRecent && data.type === type && data.origin === new URL(request.url).origin;
}

const ownPasskeys = (world: World, member: string): WorldPasskey[] =>
  world.passkeys.filter((passkey) => passkey.member === member);

function findOwn(world: World, member: string, id: string): WorldPasskey {
  const match = ownPasskeys(world, member).find((passkey) => passkey.id === id);
  if (!match) throw new WorldError('not_found');
  return match;
}

function requireRoom(world: World, member: string): void {
  if (!canAddPasskey(ownPasskeys(world, member).length)) throw new WorldError('too_many_passkeys');
}

const viewOf = ({ id, name, createdAt, lastUsed }: WorldPasskey) => ({
  id,
  name,
  created_at: createdAt,
  last_used: lastUsed,
});

/** Handlers of passkeys. They check challenges and pages as the server does, and no signatures. */
export const passkeyHandlers = {
  getPasskeys: ({ world, viewer }) => ({
    passkeys: ownPasskeys(world, memberOf(viewer).profile.id).map(viewOf),
  }),

  startPasskey(context) {
    const { world, viewer, request, payload } = context;
    const member = memberOf(viewer);
    const { id, name: displayName } = member.profile;
    requirePassword(member, payload.password);
    requireRoom(world, id);
    const handle = world.passkeyHandles.get(id) ?? newSecret();
    world.passkeyHandles.set(id, handle);
    return {
      options: {
        challenge: issue(context, 'add'),
        rp: { id: new URL(request.url).hostname, name: world.settings.name },
        user: { id: handle, name: member.email, displayName },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
        timeout: PASSKEY_TIME_MS,
        excludeCredentials: ownPasskeys(world, id).map(({ credential }) => ({
          id: credential,
          type: 'public-key' as const,
          transports: ['internal'],
        })),
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      },
    };
  },

  addPasskey(context) {
    const { world, viewer, request, payload } = context;
    const { id: member } = memberOf(viewer).profile;
    const name = unwrap(namePasskey(payload.name));
    const { id: credential, response } = payload.passkey;
    const isKnown = world.passkeys.some((passkey) => passkey.credential === credential);
    if (!spends(context, request, response.clientDataJSON, 'add') || isKnown)
      throw new WorldError('bad_passkey');
    requireRoom(world, member);
    const createdAt = world.now().toISOString();
    const passkey = { id: world.nextId('passkey-'), member, credential, name, createdAt, lastUsed: null };
    world.passkeys.push(passkey);
    return { passkey: viewOf(passkey) };
  },

  renamePasskey({ world, viewer, payload }) {
    const name = unwrap(namePasskey(payload.name));
    findOwn(world, memberOf(viewer).profile.id, payload.passkey).name = name;
    return DONE;
  },

  removePasskey({ world, viewer, payload }) {
    const member = memberOf(viewer);
    requirePassword(member, payload.password);
    const removedPasskey = findOwn(world, member.profile.id, payload.passkey);
    world.passkeys = world.passkeys.filter((passkey) => passkey !== removedPasskey);
    return DONE;
  },

  startPasskeyLogin: (context) => ({
    options: {
      challenge: issue(context, 'login'),
      rpId: new URL(context.request.url).hostname,
      timeout: PASSKEY_TIME_MS,
      userVerification: 'required' as const,
    },
  }),

  logInWithPasskey(context) {
    const { world, viewer, visitor, request, payload, openSession } = context;
    const { id: credential, response } = payload.passkey;
    const passkey = world.passkeys.find((each) => each.credential === credential);
    const member = world.members.get(passkey?.member ?? '');
    const isRight =
      spends(context, request, response.clientDataJSON, 'login') &&
      response.userHandle === world.passkeyHandles.get(passkey?.member ?? '');
    if (!passkey || !member || !isRight) throw new WorldError('wrong_login');
    letIn(world, member, { viewer, visitor, openSession });
    passkey.lastUsed = world.now().toISOString();
    return { user: userOf(world, member) };
  },
} satisfies Handlers;
