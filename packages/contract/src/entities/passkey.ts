import * as z from 'zod/mini';
import { maxLength } from '../lengths.ts';
import { id, instant, text } from '../wire.ts';

/** Bytes as base64url. */
const bytes = (max: number) => z.string().check(z.regex(/^[\w-]+$/), maxLength(max));

/** Id of a credential, chosen by the authenticator: at most 1023 bytes. */
const credentialId = bytes(1364);

const credential = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** Passkey of an account, as its member sees it. It contains no key. */
export const passkey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used: z.nullable(instant),
});

/** Options with which a browser creates a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = z.object({
  challenge: bytes(200),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes(86), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** Options with which a browser uses a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequest = z.object({
  challenge: bytes(200),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** A created passkey: the fields of `RegistrationResponseJSON` that are checked. */
export const createdPasskey = z.strictObject({
  id: credentialId,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(text(20, 1)).check(maxLength(10)),
  }),
});

/** A used passkey: the fields of `AuthenticationResponseJSON` that are checked. */
export const usedPasskey = z.strictObject({
  id: credentialId,
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(86),
  }),
});

export type Passkey = z.output<typeof passkey>;
export type PasskeyCreation = z.output<typeof passkeyCreation>;
export type PasskeyRequest = z.output<typeof passkeyRequest>;
export type CreatedPasskey = z.output<typeof createdPasskey>;
export type UsedPasskey = z.output<typeof usedPasskey>;
