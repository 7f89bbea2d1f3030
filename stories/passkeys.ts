import { fromBase64Url, toBase64Url, type Member, type World } from '@meetcute/mocks';
import { viewerOf } from './world.ts';

/** Id of the passkey in the story's browser. */
const CREDENTIAL = toBase64Url(new TextEncoder().encode('story-passkey'));
/** Handle of its member. */
const HANDLE = toBase64Url(new TextEncoder().encode('story-handle'));

/** Reaction of the story's browser to a request for a passkey: a passkey, the name of an error, or nothing yet. */
type Reaction = 'works' | 'NotAllowedError' | 'InvalidStateError' | 'SecurityError' | 'waits';

/** Options of `passkeyBrowser`. */
export interface PasskeyBrowserOptions {
  /** Reaction to creating a passkey. Default: works. */
  create?: Reaction;
  /** Reaction to using a passkey. Default: works. */
  use?: Reaction;
  /** Whether the member chooses a suggested passkey at once. Default: false, the browser waits. */
  suggests?: boolean;
  /** Whether the browser has no passkeys. Default: false. */
  isMissing?: boolean;
}

const bytes = (text: string) => fromBase64Url(text).buffer;

/** Returns what a browser writes about the page. */
const clientData = (type: string, challenge: BufferSource) => {
  const data = {
    type,
    challenge: toBase64Url(new Uint8Array(challenge as ArrayBuffer)),
    origin: location.origin,
  };
  return new TextEncoder().encode(JSON.stringify(data)).buffer;
};

const credential = (response: object) => ({
  id: CREDENTIAL,
  rawId: bytes(CREDENTIAL),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
});

function react(reaction: Reaction, make: () => object, signal?: AbortSignal | null): Promise<object> {
  if (reaction === 'works') return Promise.resolve(make());
  if (reaction === 'waits')
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  return Promise.reject(new DOMException('The story’s browser refuses.', reaction));
}

/** Replaces a global property. Returns a function that restores it. */
function replace(target: object, name: string, value: unknown): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => {
    if (descriptor) Object.defineProperty(target, name, descriptor);
    else Reflect.deleteProperty(target, name);
  };
}

let suggestion: AbortSignal | null = null;

/** Returns whether the last request for suggestions in the address field has ended; null before the first. */
export const isSuggestionOver = (): boolean | null => suggestion && suggestion.aborted;

/** Returns a `beforeEach` that replaces the passkeys of the browser for one story. The mocks verify no signature. */
export const passkeyBrowser = (options: PasskeyBrowserOptions = {}) => {
  const { create = 'works', use = 'works', suggests = false, isMissing = false } = options;
  return () => {
    suggestion = null;
    const publicKeyCredential = Object.assign(() => undefined, {
      isConditionalMediationAvailable: () => Promise.resolve(true),
    });
    const restore = [
      replace(globalThis, 'PublicKeyCredential', isMissing ? undefined : publicKeyCredential),
      replace(navigator, 'credentials', {
        create: ({ publicKey, signal }: CredentialCreationOptions) =>
          react(
            create,
            () =>
              credential({
                clientDataJSON: clientData('webauthn.create', publicKey!.challenge),
                attestationObject: new Uint8Array([0xa0]).buffer,
                getTransports: () => ['internal'],
              }),
            signal,
          ),
        get: ({ publicKey, mediation, signal }: CredentialRequestOptions) => {
          const isSuggestion = mediation === 'conditional';
          if (isSuggestion) suggestion = signal ?? null;
          return react(
            isSuggestion ? (suggests ? 'works' : 'waits') : use,
            () =>
              credential({
                clientDataJSON: clientData('webauthn.get', publicKey!.challenge),
                authenticatorData: new Uint8Array(37).buffer,
                signature: new Uint8Array(8).buffer,
                userHandle: bytes(HANDLE),
              }),
            signal,
          );
        },
      }),
    ];
    return () => restore.forEach((undo) => undo());
  };
};

/** Gives a member the passkey of the story's browser. */
export function givePasskey(world: World, member: Member): void {
  world.passkeyHandles.set(member.profile.id, HANDLE);
  const time = world.now().toISOString();
  const { id } = member.profile;
  const passkey = {
    id: world.nextId('passkey-'),
    member: id,
    name: 'Phone',
    createdAt: time,
    lastUsed: null,
  };
  world.passkeys.push({ ...passkey, credential: CREDENTIAL });
}

/** Gives the viewer passkeys with names and dates. */
export const giveNamed =
  (names: readonly string[]) =>
  (world: World): void => {
    const member = viewerOf(world).profile.id;
    const now = world.now().getTime();
    const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
    for (const [index, name] of names.entries())
      world.passkeys.push({
        id: world.nextId('passkey-'),
        member,
        credential: `credential-${index}`,
        name,
        createdAt: ago(24 * (100 - index)),
        lastUsed: index % 2 === 0 ? ago(3 + 30 * index) : null,
      });
  };
