import { ApiError, mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Language } from '@meetcute/contract';
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
import { useRef, useState, type FormEvent } from 'react';
import { useClient, useSettings, useTrafficSource } from '../provider/context.ts';
import { useEmailCheck, type EmailCheckStatus } from './useEmailCheck.ts';
import { useEmailSuggestion } from './useEmailSuggestion.ts';
import { useTypedAccount, type AccountValues } from './useTypedAccount.ts';

export interface AccountStepOptions {
  language: Language;
  formPath: string;
  /** Id of the member whose picture brought the visitor here. Default: none. */
  campaignProfile?: string | null;
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
  email: FormField & {
    standing: EmailCheckStatus;
    /** The address that was probably meant; null without advice (spec: email.didyoumean.suggests-full-address). */
    suggestion: string | null;
    /** Takes the suggestion over; null while there is none. */
    onAccept: (() => void) | null;
  };
  name: FormField;
  password: FormField;
  isPending: boolean;
  /** Whether the form can be sent now (spec: signup.step0.submit-disabled-with-errors). */
  canSubmit: boolean;
  onSubmit: (event: FormEvent) => void;
}

type FieldName = keyof AccountValues;
const FIELDS: readonly FieldName[] = ['email', 'name', 'password'];

const digest = globalThis.crypto?.subtle
  ? (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-512', bytes)
  : null;

/** Step 0 of the wizard: address, name and password, checked on leaving a field and after changes to it. */
export function useAccountStep(options: AccountStepOptions): AccountStep {
  const typed = useTypedAccount();
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const create = useCreateAccount(options, typed.forget);
  // What was sent stands there until the page goes on.
  const values = create.sent ?? typed.values;
  const check = useEmailCheck(values.email);
  const advice = useEmailSuggestion(values.email);

  const problems = {
    email: emailProblem(values.email),
    name: nameProblem(defaultName(values.name, values.email), values.email),
    password: passwordProblem(values.password),
  };
  const leave = (name: FieldName) => {
    setLeft((before) => new Set(before).add(name));
    if (name === 'email') {
      check.onBlur();
      advice.onBlur();
    }
    if (name === 'name' && values.name === '') typed.onChange({ name: defaultName('', values.email) });
  };
  const field = (name: FieldName): FormField => ({
    value: values[name],
    problem: left.has(name) ? problems[name] : null,
    onChange: (value) => typed.onChange({ [name]: value }),
    onBlur: () => leave(name),
  });
  const { suggestion } = advice;
  const isValid = Object.values(problems).every((problem) => problem === null) && isEmailFree(check);
  const canSubmit = isValid && !create.isPending && create.sent === null;
  return {
    email: {
      ...field('email'),
      standing: check,
      suggestion,
      onAccept: suggestion === null ? null : () => typed.onChange({ email: suggestion }),
    },
    name: field('name'),
    password: field('password'),
    isPending: create.isPending,
    canSubmit,
    onSubmit: (event) => {
      event.preventDefault();
      setLeft(new Set(FIELDS));
      if (!canSubmit || check.token === null) return;
      create.send({ ...values, name: defaultName(values.name, values.email) }, check.token);
    },
  };
}

interface Sent {
  values: AccountValues;
  token: string;
  attempts: number;
}

/** Creates the account; after a failure the form stays as it was (spec: error.signup-failure-form-re-enabled). */
function useCreateAccount(
  { language, formPath, campaignProfile, onCreated }: AccountStepOptions,
  forget: () => void,
) {
  const queryClient = useQueryClient();
  const { geoip_country: country } = useSettings();
  const trafficSource = useTrafficSource();
  const call = mutationFor(useClient(), calls.signUp);
  const attempts = useRef(0);
  const isSending = useRef(false);
  const [sent, setSent] = useState<AccountValues | null>(null);
  const create = useMutation({
    mutationKey: call.mutationKey,
    meta: call.meta,
    mutationFn: async (form: Sent) => {
      const payload = signUpPayloadOf({
        ...form.values,
        ...form,
        language,
        formPath,
        country,
        csrf: await csrfValue(form.values.email, navigator.userAgent, digest),
        trafficSource,
        campaignProfile: campaignProfile ?? null,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        referrer: document.referrer,
      });
      return call.mutationFn({ payload });
    },
    onSuccess: ({ user }, { values }) => {
      setSent(values);
      // While it is still the visitor's: what a member keeps has other keys.
      forget();
      queryClient.setQueryData(queryKeyOf(calls.getUser), user);
      onCreated();
    },
    onError: (error) => {
      attempts.current += 1;
      isSending.current = false;
      // The token may be used up or have run out: the address is checked anew.
      if (error instanceof ApiError && error.code === 'bad_token')
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.checkEmail) });
    },
  });
  return {
    isPending: create.isPending,
    /** What the account was made of; null before. */
    sent,
    send: (values: AccountValues, token: string) => {
      // Two presses may come before the button is drawn disabled (spec: signup.step0.submit-blocked-while-submitting).
      if (isSending.current) return;
      isSending.current = true;
      create.mutate({ values, token, attempts: attempts.current });
    },
  };
}
