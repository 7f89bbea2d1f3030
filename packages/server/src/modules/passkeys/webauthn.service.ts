import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@meetcute/contract';
import { PASSKEY_TIME_MS } from '@meetcute/core';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { RelyingParty } from './passkeys.rules.ts';
import type { PasskeyRow } from './passkeys.table.ts';

// Few requests need the library, and it takes a while to load.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** COSE numbers of EdDSA, ES256 and RS256: what authenticators use, with keys that Node verifies. */
const ALGORITHMS = [-8, -7, -257];

const bytesOf = async (encodedBytes: string) => (await helpers()).isoBase64URL.toBuffer(encodedBytes);

/** Returns the challenge in the client data of a response; null when they are unreadable, or of a page in a frame. */
export async function challengeIn(clientData: string): Promise<string | null> {
  const { decodeClientDataJSON } = await helpers();
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientData);
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : null;
  } catch {
    return null;
  }
}

interface CreationInput {
  party: RelyingParty;
  siteName: string;
  challenge: string;
  user: { handle: string; email: string; name: string };
  existing: readonly Pick<PasskeyRow, 'credentialId' | 'transports'>[];
}

const descriptorOf = ({ credentialId: id, transports }: CreationInput['existing'][number]) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/** Returns what a browser needs to create a passkey that names its member and asks for the screen lock. */
export async function creationOptions(input: CreationInput): Promise<PasskeyCreation> {
  const { party, siteName, challenge, user, existing } = input;
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: siteName,
    challenge: await bytesOf(challenge),
    userID: await bytesOf(user.handle),
    userName: user.email,
    userDisplayName: user.name,
    timeout: PASSKEY_TIME_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return options as PasskeyCreation;
}

/** Returns what a browser needs to use any passkey of the site. */
export async function requestOptions(party: RelyingParty, challenge: string): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: await bytesOf(challenge),
    timeout: PASSKEY_TIME_MS,
    userVerification: 'required',
  });
  return options as PasskeyRequest;
}

/** Returns the key of a created passkey; null when the response is not valid for the challenge and the site. */
export async function verifyCreated(
  { id, response }: CreatedPasskey,
  { party, challenge }: { party: RelyingParty; challenge: string },
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await library();
  const { isoBase64URL } = await helpers();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...response, transports: response.transports as AuthenticatorTransport[] },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== id) return null;
    const { publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
  } catch {
    // The library throws for each rule that a response breaks.
    return null;
  }
}

/** Returns the counter of a used passkey; null when the response is not valid for the challenge and the site. */
export async function verifyUsed(
  { id, response }: UsedPasskey,
  { party, challenge, publicKey }: { party: RelyingParty; challenge: string; publicKey: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      // The library compares the counter before the signature, so that anybody could cause the alarm of a copied key.
      credential: { id, publicKey: await bytesOf(publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
