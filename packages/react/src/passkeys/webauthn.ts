import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@meetcute/contract';

// Few visits use a passkey, so the library loads with the first use.
const library = () => import('@simplewebauthn/browser');

/**
 * Reason for which a browser created or used no passkey: the member cancelled or took too long, the authenticator has
 * one for the account already, or something else.
 */
export type PasskeyProblem = 'cancelled' | 'exists' | 'failed';

/** Failure of the browser or authenticator. */
export class PasskeyError extends Error {
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, cause: unknown) {
    super(`The browser returned no passkey: ${problem}.`, { cause });
    this.name = 'PasskeyError';
    this.problem = problem;
  }
}

const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
};

const passkeyError = (cause: unknown) =>
  new PasskeyError((cause instanceof Error && PROBLEMS[cause.name]) || 'failed', cause);

/** Returns the problem of an error of the browser; null for any other error. */
export const problemOf = (error: unknown): PasskeyProblem | null =>
  error instanceof PasskeyError ? error.problem : null;

/** Returns whether this browser has passkeys. It has none on a page without https. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Returns whether this browser can offer passkeys in the suggestions of a field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && ((await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Asks the browser to create a passkey. Throws `PasskeyError`. */
export async function createPasskey(options: PasskeyCreation): Promise<CreatedPasskey> {
  try {
    const { startRegistration } = await library();
    const { id, response } = await startRegistration({ optionsJSON: options as never });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    throw passkeyError(error);
  }
}

/** Where the browser offers passkeys, and for how long. */
export interface PasskeyPrompt {
  /** Whether to offer passkeys in the suggestions of the field with `autocomplete="… webauthn"`, not in a dialog. */
  isSuggestion: boolean;
  /** Ends the request. A later request of the page ends it too, and is not ended by this signal. */
  signal?: AbortSignal;
}

/** Milliseconds after which a request that has not ended is cancelled again. */
const CANCEL_AGAIN_MS = 50;

let requests = 0;

/** Asks the browser for a passkey of this site. Throws `PasskeyError`. */
export async function askForPasskey(
  options: PasskeyRequest,
  { isSuggestion, signal }: PasskeyPrompt,
): Promise<UsedPasskey> {
  let cancel = () => {};
  let isOver = false;
  try {
    const { startAuthentication, WebAuthnAbortService } = await library();
    signal?.throwIfAborted();
    const request = (requests += 1);
    cancel = () => {
      if (isOver || request !== requests) return;
      WebAuthnAbortService.cancelCeremony();
      // The library may not have asked the browser yet, and then there was nothing to cancel.
      setTimeout(cancel, CANCEL_AGAIN_MS);
    };
    signal?.addEventListener('abort', cancel);
    const { id, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isSuggestion,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch (error) {
    throw passkeyError(error);
  } finally {
    isOver = true;
    signal?.removeEventListener('abort', cancel);
  }
}
