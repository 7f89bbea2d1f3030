import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@meetcute/contract';
import { type Bytes, concat, fromBase64Url, toBase64Url, utf8 } from './bytes.ts';

/** Differences of an authenticator of a test from a real one. */
export interface AuthenticatorChange {
  /** Origin of the page. Default: that of the authenticator. */
  origin?: string;
  /** Challenge to sign. Default: that of the options. */
  challenge?: string;
  /** Type of the client data. Default: the right one. */
  type?: string;
  /** Host name that the passkey belongs to. Default: that of the options. */
  rpId?: string;
  /** Whether the member passed the screen lock. Default: true. */
  isVerified?: boolean;
  /** Number of uses. Default: one more than before, or 0 for an authenticator that does not count. */
  counter?: number;
  /** Whether the page is in a frame of another origin. Default: false. */
  isFramed?: boolean;
}

interface Credential {
  id: Bytes;
  rpId: string;
  userHandle: string;
  keys: CryptoKeyPair;
  counter: number;
}

/** An authenticator in software, for tests and stories. It makes real keys, attestations of type none, and signatures. */
export interface Authenticator {
  /** Creates a passkey. */
  create(options: PasskeyCreation, change?: AuthenticatorChange): Promise<CreatedPasskey>;
  /** Uses its newest passkey of the site. Throws without one. */
  use(options: PasskeyRequest, change?: AuthenticatorChange): Promise<UsedPasskey>;
}

const ES256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

const bytesHeader = (type: number, length: number) =>
  length < 24 ? [type + length] : length < 256 ? [type + 24, length] : [type + 25, length >> 8, length & 255];
const cborBytes = (bytes: Uint8Array) => concat(bytesHeader(0x40, bytes.length), bytes);
const cborText = (text: string) => concat(bytesHeader(0x60, text.length), utf8(text));

/** Returns the public key as a COSE map: kind EC2, algorithm ES256, curve P-256, x and y. */
async function coseKey(key: CryptoKey): Promise<Bytes> {
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', key));
  const [x, y] = [raw.slice(1, 33), raw.slice(33)];
  return concat([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21], cborBytes(x), [0x22], cborBytes(y));
}

/** Returns an integer of a signature in DER: without leading zeros, positive. */
function derInteger(bytes: Uint8Array): Bytes {
  const start = bytes.findIndex((byte) => byte !== 0);
  const short = bytes.slice(start === -1 ? bytes.length - 1 : start);
  const paddedBytes = short[0]! > 127 ? concat([0], short) : short;
  return concat([0x02, paddedBytes.length], paddedBytes);
}

/** Converts a signature of WebCrypto, r and s, to DER. */
function derSignature(signature: Uint8Array): Bytes {
  const pair = concat(derInteger(signature.slice(0, 32)), derInteger(signature.slice(32)));
  return concat([0x30, pair.length], pair);
}

const sha256 = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** User present (1), user verified (4), attested credential data included (64). */
const flagsOf = (isVerified: boolean, isNew: boolean) => 1 + (isVerified ? 4 : 0) + (isNew ? 64 : 0);

const counterBytes = (counter: number) => [24, 16, 8, 0].map((shift) => (counter >>> shift) & 255);

/** Creates an authenticator of a browser that shows pages of an origin. `counts`: whether it counts uses; default: false. */
export function createAuthenticator(origin: string, { counts = false } = {}): Authenticator {
  const credentials: Credential[] = [];
  const clientData = (type: string, challenge: string, change: AuthenticatorChange) =>
    utf8(
      JSON.stringify({
        type: change.type ?? type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? origin,
        crossOrigin: change.isFramed ?? false,
      }),
    );
  const dataOf = async (credential: Credential, change: AuthenticatorChange, isNew: boolean) =>
    concat(
      await sha256(utf8(change.rpId ?? credential.rpId)),
      [flagsOf(change.isVerified ?? true, isNew)],
      counterBytes(change.counter ?? credential.counter),
    );

  return {
    create: async ({ challenge, rp, user }, change = {}) => {
      const keys = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify']);
      const id = crypto.getRandomValues(new Uint8Array(16));
      const credential = { id, rpId: rp.id, userHandle: user.id, keys, counter: counts ? 1 : 0 };
      credentials.push(credential);
      const authData = concat(
        await dataOf(credential, change, true),
        new Uint8Array(16),
        [0, id.length],
        id,
        await coseKey(keys.publicKey),
      );
      const attestation = concat(
        [0xa3],
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        [0xa0],
        cborText('authData'),
        cborBytes(authData),
      );
      return {
        id: toBase64Url(id),
        response: {
          clientDataJSON: toBase64Url(clientData('webauthn.create', challenge, change)),
          attestationObject: toBase64Url(attestation),
          transports: ['internal'],
        },
      };
    },
    use: async ({ challenge, rpId }, change = {}) => {
      const credential = credentials.findLast((each) => each.rpId === rpId);
      if (!credential) throw new Error(`There is no passkey for ${rpId}.`);
      if (counts) credential.counter += 1;
      const data = clientData('webauthn.get', challenge, change);
      const authData = await dataOf(credential, change, false);
      const signedBytes = concat(authData, await sha256(data));
      const signature = await crypto.subtle.sign(ES256, credential.keys.privateKey, signedBytes);
      return {
        id: toBase64Url(credential.id),
        response: {
          clientDataJSON: toBase64Url(data),
          authenticatorData: toBase64Url(authData),
          signature: toBase64Url(derSignature(new Uint8Array(signature))),
          userHandle: credential.userHandle,
        },
      };
    },
  };
}

/** Decodes the client data of a response, which a browser writes. */
export const readClientData = (encodedData: string): { type: string; challenge: string; origin: string } =>
  JSON.parse(new TextDecoder().decode(fromBase64Url(encodedData))) as never;
