import { ApiError, mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Language, type TrafficSource } from '@meetcute/contract';
import {
  csrfValue,
  defaultName,
  emailProblem,
  isEmailFree,
  nameProblem,
  passwordProblem,
  signUpPayloadOf,
  type FieldProblem,
} from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useClient, useSettings } from '../provider/context.ts';
import { useEmailCheck, type EmailStanding } from './useEmailCheck.ts';

export interface AccountStepOptions {
  language: Language;
  formPath: string;
  campaignProfile?: string | null;
  trafficSource?: TrafficSource | null;
  onCreated: () => void;
}

/** One field of the form: its text, its problem once it was left or sent, and its events. */
export interface FormField {
  value: string;
  problem: FieldProblem | null;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export interface AccountStep {
  email: FormField & { standing: EmailStanding };
  name: FormField;
  password: FormField;
  isPending: boolean;
  /** Whether the form can be sent now (spec: signup.step0.submit-disabled-with-errors). */
  canSubmit: boolean;
  onSubmit: (event: FormEvent) => void;
}

type FieldName = 'email' | 'name' | 'password';
const empty: Record<FieldName, string> = { email: '', name: '', password: '' };

const digest = globalThis.crypto?.subtle
  ? (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-512', bytes)
  : null;

/** Step 0 of the wizard: address, name and password, checked on leaving a field and after changes to it. */
export function useAccountStep(options: AccountStepOptions): AccountStep {
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const check = useEmailCheck(values.email);
  const create = useCreateAccount(options);

  const problems = {
    email: emailProblem(values.email),
    name: nameProblem(defaultName(values.name, values.email), values.email),
    password: passwordProblem(values.password),
  };
  const leave = (name: FieldName) => {
    setLeft((before) => new Set(before).add(name));
    if (name === 'email') check.onBlur();
    if (name === 'name') setValues((before) => ({ ...before, name: defaultName(before.name, before.email) }));
  };
  const field = (name: FieldName): FormField => ({
    value: values[name],
    problem: left.has(name) ? problems[name] : null,
    onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
    onBlur: () => leave(name),
  });
  const isValid = Object.values(problems).every((problem) => problem === null) && isEmailFree(check);
  const canSubmit = isValid && !create.isPending;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(new Set<FieldName>(['email', 'name', 'password']));
    if (!canSubmit || check.token === null) return;
    const name = defaultName(values.name, values.email);
    create.mutate(
      { ...values, name, token: check.token, attempts },
      { onError: () => setAttempts((n) => n + 1) },
    );
  };
  return {
    email: { ...field('email'), standing: check },
    name: field('name'),
    password: field('password'),
    isPending: create.isPending,
    canSubmit,
    onSubmit,
  };
}

/** Creates the account; after a failure the form stays as it was (spec: error.signup-failure-form-re-enabled). */
function useCreateAccount({
  language,
  formPath,
  campaignProfile,
  trafficSource,
  onCreated,
}: AccountStepOptions) {
  const queryClient = useQueryClient();
  const { geoip_country: country } = useSettings();
  const call = mutationFor(useClient(), calls.signUp);
  return useMutation({
    mutationKey: call.mutationKey,
    meta: call.meta,
    mutationFn: async (form: typeof empty & { token: string; attempts: number }) => {
      const payload = signUpPayloadOf({
        ...form,
        language,
        formPath,
        country,
        csrf: await csrfValue(form.email, navigator.userAgent, digest),
        trafficSource: trafficSource ?? null,
        campaignProfile: campaignProfile ?? null,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        referrer: document.referrer,
      });
      return call.mutationFn({ payload });
    },
    onSuccess: ({ user }) => {
      queryClient.setQueryData(queryKeyOf(calls.getUser), user);
      onCreated();
    },
    onError: (error) => {
      // The token may be used up or have run out: the address is checked anew.
      if (error instanceof ApiError && error.code === 'bad_token')
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.checkEmail) });
    },
  });
}
