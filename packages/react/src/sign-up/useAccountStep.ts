import { NAME_MAX, PASSWORD_MAX, type EmailCheck } from '@meetcute/contract';
import {
  defaultName,
  emailProblem,
  isEmailFree,
  nameProblem,
  passwordProblem,
  type FieldProblem,
} from '@meetcute/core';
import { useState, type FormEvent } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useErrorText } from '../errors/useErrorText.ts';
import { useCreateAccount, type AccountStepOptions } from './useCreateAccount.ts';
import { useEmailCheck, type EmailCheckStatus } from './useEmailCheck.ts';
import { useEmailSuggestion } from './useEmailSuggestion.ts';
import { useFieldHandlers } from './useFieldHandlers.ts';
import { useMisleadingName, type RefusedName } from './useMisleadingName.ts';
import { useTypedAccount, type AccountValues, type SubmittedAccount } from './useTypedAccount.ts';

/** Text field of a form. */
export interface FormField {
  /** Text of the field. */
  value: string;
  /** Maximum length of the text; undefined where the problem says all. */
  max: number | undefined;
  /** Problem of the field, shown after blur or submit; null without one. */
  problem: FieldProblem | null;
  /** Changes the text. */
  onChange: (value: string) => void;
  /** Reports that the field lost focus. */
  onBlur: () => void;
}

const MAX: Readonly<Partial<Record<keyof AccountValues, number>>> = {
  name: NAME_MAX,
  password: PASSWORD_MAX,
};

/** Account step of the sign-up wizard: fields, status and submit handler. */
export interface AccountStep {
  /** Email address, with its server check and a suggestion. */
  email: FormField & {
    /** Result of the server check of the address. */
    standing: EmailCheckStatus;
    /** Suggested email address; null for none (spec: email.didyoumean.suggests-full-address). */
    suggestion: string | null;
    /** Accepts the suggestion; null without one. */
    onAccept: (() => void) | null;
  };
  /** Profile name. */
  name: FormField;
  /** Password. */
  password: FormField & {
    /** Translated message if the server refused this password as too easy; undefined once the field changes. */
    refusal: string | undefined;
  };
  /** Whether the sign-up is in progress, or waits for the check of the address. */
  isPending: boolean;
  /**
   * Whether the form can be submitted now (spec: signup.step0.submit-disabled-with-errors). True until hydration, when
   * the server checks the form.
   */
  canSubmit: boolean;
  /** Shows all problems and, without any, creates the account once the check of the address is done. */
  onSubmit: (event: FormEvent) => void;
}

const FIELDS: readonly (keyof AccountValues)[] = ['email', 'name', 'password'];

/** Manages step 0 of the wizard: email address, name and password, validated on blur and on later changes. */
export function useAccountStep(options: AccountStepOptions): AccountStep {
  const { submitted = null } = options;
  const isServerRendered = useIsSSR();
  const errorText = useErrorText();
  const typedAccount = useTypedAccount(submitted);
  const [touchedFields, setTouchedFields] = useState<ReadonlySet<keyof AccountValues>>(
    new Set(submitted ? ['email', 'name'] : []),
  );
  const create = useCreateAccount(options, typedAccount.forget);
  /** Whether a submitted form waits for the check of its address. */
  const [isDue, setIsDue] = useState(false);
  // The submitted values stay visible until the page moves on.
  const values = create.sent ?? typedAccount.values;
  const check = useEmailCheck(values.email);
  const advice = useEmailSuggestion(values.email);
  const misleading = useMisleadingName(create.refusedName ?? refusedNameIn(submitted));
  const givenName = defaultName(values.name, values.email);
  const problemOfName = () =>
    nameProblem(givenName, values.email) ?? misleading.problemOf(givenName, values.email);

  const problems = {
    email: emailProblem(values.email),
    // The check for imitations takes longer than all else of a key. Nobody sees its result before the field was left.
    name: touchedFields.has('name') ? problemOfName() : nameProblem(givenName, values.email),
    password: passwordProblem(values.password),
  };
  const sentProblem = values.password === '' ? (submitted?.passwordProblem ?? null) : null;
  const leave = (name: keyof AccountValues) => {
    if (touchedFields.size === 0) create.prepare();
    setTouchedFields((currentFields) => new Set(currentFields).add(name));
    if (name === 'email') {
      check.onBlur();
      advice.onBlur();
    }
    if (name === 'password') return;
    misleading.load();
    // A default name that could be taken for the site's is asked for instead.
    const fallbackName = defaultName('', values.email);
    if (name === 'name' && values.name === '' && !misleading.problemOf(fallbackName, values.email))
      typedAccount.onChange({ name: fallbackName });
  };
  const handlers = useFieldHandlers(typedAccount.onChange, leave);
  const field = (name: keyof AccountValues): FormField => ({
    value: values[name],
    max: MAX[name],
    problem: touchedFields.has(name) ? problems[name] : name === 'password' ? sentProblem : null,
    ...handlers[name],
  });
  const { suggestion } = advice;
  const { refusedPassword } = create;
  const isValid = Object.values(problems).every((problem) => problem === null);
  const isOpen = !create.isPending && create.sent === null;
  const canSubmit = isValid && isOpen && isEmailFree(check);
  const send = async () => {
    let answer: EmailCheck | null | undefined = check.known;
    // With a known result the form changes once, from ready to pending.
    if (!answer) {
      setIsDue(true);
      answer = await check.ask();
      setIsDue(false);
    }
    if (answer?.token && isEmailFree(answer)) create.send({ ...values, name: givenName }, answer.token);
  };
  return {
    email: {
      ...field('email'),
      standing: check,
      suggestion,
      onAccept: suggestion === null ? null : () => typedAccount.onChange({ email: suggestion }),
    },
    name: field('name'),
    password: {
      ...field('password'),
      refusal: refusedPassword?.password === values.password ? errorText(refusedPassword.error) : undefined,
    },
    isPending: create.isPending || isDue,
    canSubmit: canSubmit || isServerRendered,
    onSubmit: (event) => {
      event.preventDefault();
      setTouchedFields(new Set(FIELDS));
      if (isValid && problemOfName() === null && isOpen && !isDue) void send();
    },
  };
}

/** Returns the name that the server refused before the page's script had loaded; null without one. */
const refusedNameIn = (submission: SubmittedAccount | null): RefusedName | null =>
  submission?.nameProblem
    ? { name: defaultName(submission.name, submission.email), problem: submission.nameProblem }
    : null;
