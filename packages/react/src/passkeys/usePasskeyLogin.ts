import { ApiError, mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { readSuspension, type LoginForm } from '../session/useLoginForm.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';
import { useStartSession } from '../session/useStartSession.ts';
import { usePasskeySuggestions } from './usePasskeySuggestions.ts';
import { askForPasskey, hasPasskeys, PasskeyError, type PasskeyPrompt } from './webauthn.ts';

/** State of a log-in with a passkey, returned by `usePasskeyLogin`. */
export interface PasskeyLogin {
  /** Whether this browser has passkeys. */
  isSupported: boolean;
  /** Whether a request or the browser's dialog is in progress. */
  isPending: boolean;
  /**
   * Why the last log-in failed: the member cancelled, the browser cannot use a passkey, the site refused it, or an error of
   * the call; null without a failure.
   */
  problem: 'cancelled' | 'failed' | 'refused' | 'error' | null;
  /** Translated message of an error of the call; undefined without one. */
  error: string | undefined;
  /** Suspension for which the log-in was refused; null for another result. */
  suspension: LoginForm['suspension'];
  /** Opens the browser's dialog and logs in. Ignored while pending. */
  onPress: () => void;
}

function problemIn(error: Error | null): PasskeyLogin['problem'] {
  if (!error || readSuspension(error)) return null;
  if (error instanceof PasskeyError) return error.problem === 'cancelled' ? 'cancelled' : 'failed';
  return error instanceof ApiError && error.code === 'wrong_login' ? 'refused' : 'error';
}

/**
 * Logs in with a passkey: after a press, or by one that the browser suggests in the field with `autocomplete="username
 * webauthn"`. Suggestions end while `isBusy`, such as during a log-in with the password. Calls `onDone` after the log-in.
 */
export function usePasskeyLogin(onDone: () => void, isBusy: boolean): PasskeyLogin {
  const client = useClient();
  const errorText = useErrorText();
  const startSession = useStartSession();
  const isLoggedIn = useIsLoggedIn();
  const start = async (prompt: PasskeyPrompt) => {
    const { options } = await client.call(calls.startPasskeyLogin, { signal: prompt.signal });
    return askForPasskey(options, prompt);
  };
  const ask = useMutation({ mutationFn: () => start({ isSuggestion: false }) });
  const logIn = useMutation({ ...mutationFor(client, calls.logInWithPasskey), onSuccess: startSession });
  const isPending = ask.isPending || logIn.isPending;
  usePasskeySuggestions({
    isOn: !isBusy && !isPending && !isLoggedIn,
    ask: (signal) => start({ isSuggestion: true, signal }),
    onChosen: (passkey) => {
      ask.reset();
      logIn.mutate({ payload: { passkey } }, { onSuccess: onDone });
    },
  });
  const reset = useEffectEvent(() => {
    ask.reset();
    logIn.reset();
  });
  // The password has an error of its own.
  useEffect(() => {
    if (isBusy) reset();
  }, [isBusy]);
  const error = ask.error ?? logIn.error;
  const problem = problemIn(error);
  return {
    isSupported: hasPasskeys(),
    isPending,
    problem,
    error: error && problem === 'error' ? errorText(error) : undefined,
    suspension: readSuspension(error),
    onPress: () => {
      if (isPending || isBusy) return;
      logIn.reset();
      ask.mutate(undefined, {
        onSuccess: (passkey) => logIn.mutate({ payload: { passkey } }, { onSuccess: onDone }),
      });
    },
  };
}
