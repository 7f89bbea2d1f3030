import { ApiError, mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, parseResponse, type Language, type User } from '@meetcute/contract';
import { asTimeZone, csrfValue, signUpPayloadOf, visitorCountry } from '@meetcute/core';
import type { MutationOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLatestCallback } from '../part/useLatestCallback.ts';
import { useClient, usePorts, useQueryClient, useSettings, useTrafficSource } from '../provider/context.ts';
import { useExistingSubscription } from '../push/useExistingSubscription.ts';
import { readNameProblem, type RefusedName } from './useMisleadingName.ts';
import type { AccountValues, SubmittedAccount } from './useTypedAccount.ts';

const digest = globalThis.crypto?.subtle
  ? (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-512', bytes)
  : null;

/** Options of `useAccountStep`. */
export interface AccountStepOptions {
  /** Language of the new account. */
  language: Language;
  /** Path of the sign-up page, sent with the sign-up. */
  formPath: string;
  /** Profile id of the member whose campaign brought the visitor here. Default: null, none. */
  campaignProfile?: string | null;
  /** Input that the server refused before the page's script had loaded. Default: null, none. */
  submitted?: SubmittedAccount | null;
  /** Called after the account is created and the user is logged in. */
  onCreated: () => void;
}

interface Sent {
  values: AccountValues;
  token: string;
  attempts: number;
}

/** Progress of the creation of an account. */
interface CreationState {
  isPending: boolean;
  refusedName: RefusedName | null;
  /** Password that the server refused as too easy, and its error; null without one. */
  refusedPassword: { password: string; error: ApiError } | null;
}

const notSent: CreationState = { isPending: false, refusedName: null, refusedPassword: null };

/**
 * Creates the account and adds an existing push subscription to it. The form keeps its values after a failure
 * (spec: error.signup-failure-form-re-enabled).
 */
export function useCreateAccount(
  { language, formPath, campaignProfile, onCreated }: AccountStepOptions,
  forget: () => void,
) {
  const queryClient = useQueryClient();
  const country = visitorCountry(useSettings());
  const trafficSource = useTrafficSource();
  const { timeZone } = usePorts();
  const { onJoined } = useExistingSubscription();
  const call = mutationFor(useClient(), calls.signUp);
  const attempts = useRef(0);
  const isSending = useRef(false);
  const [sentValues, setSentValues] = useState<AccountValues | null>(null);
  const [{ isPending, refusedName, refusedPassword }, setState] = useState<CreationState>(notSent);
  const onSuccess = useLatestCallback(({ user }: { user: User }, { values }: Sent) => {
    setState(notSent);
    setSentValues(values);
    // Delete the input before the login: entries of a member have other keys.
    forget();
    queryClient.setQueryData(queryKeyOf(calls.getUser), user);
    onJoined();
    onCreated();
  });
  const options: MutationOptions<{ user: User }, Error, Sent> = {
    ...call,
    mutationFn: async (form) => {
      const payload = signUpPayloadOf({
        ...form.values,
        ...form,
        language,
        formPath,
        country,
        csrf: await csrfValue(form.values.email, navigator.userAgent, digest),
        trafficSource,
        campaignProfile: campaignProfile ?? null,
        timezone: timeZone(),
        referrer: document.referrer,
      });
      return call.mutationFn({ payload });
    },
    onSuccess,
    onError: (error, { values: { name, password } }) => {
      attempts.current += 1;
      isSending.current = false;
      const isWeak = error instanceof ApiError && error.code === 'weak_password';
      setState({
        isPending: false,
        refusedName: { name, problem: readNameProblem(error, 'name') },
        refusedPassword: isWeak ? { password, error } : null,
      });
      // The token may be used or expired, so the address is checked again.
      if (error instanceof ApiError && error.code === 'bad_token')
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.checkEmail) });
    },
  };
  return {
    isPending,
    /** Name that the server refused; null without one. */
    refusedName,
    refusedPassword,
    /** Values of the created account; null before. */
    sent: sentValues,
    /** Prepares what sending needs, while the visitor fills in the rest: the first use of formats and schemas is slow. */
    prepare: () =>
      void setTimeout(() => {
        asTimeZone(timeZone());
        parseResponse(calls.signUp, { user: { profile: {} } }).catch(() => undefined);
      }),
    send: (values: AccountValues, token: string) => {
      // A second submit may arrive before the re-render (spec: signup.step0.submit-blocked-while-submitting).
      if (isSending.current) return;
      isSending.current = true;
      setState({ ...notSent, isPending: true });
      // Without `useMutation`, which would render the form once more, in a timer.
      const mutation = queryClient.getMutationCache().build(queryClient, options);
      // The error policy reports a failure.
      mutation.execute({ values, token, attempts: attempts.current }).catch(() => undefined);
    },
  };
}
