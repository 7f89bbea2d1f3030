import { mutationFor } from '@meetcute/client';
import {
  calls,
  COMPLAINT_SUBJECT_MAX,
  COMPLAINT_TEXT_MAX,
  NAME_MAX,
  type Language,
} from '@meetcute/contract';
import { countCharacters, emailProblem, type Complaint, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { useSessionState } from '../provider/usePersistentState.ts';
import { useViewer } from '../session/useViewer.ts';

type Field = keyof Complaint;

/** Form of a complaint, and its receipt. */
export interface UseComplaintResult {
  /** Values of the fields. */
  values: Complaint;
  /** Changes the value of a field. */
  setValue: (field: Field, value: string) => void;
  /** Problems by field, after the first submit; null for fields without one. */
  problems: Readonly<Record<Field, FieldProblem | null>>;
  /** Whether the complaint is being sent. */
  isPending: boolean;
  /** Translated message for the last failure; undefined without one. */
  error: string | undefined;
  /** Submits the form; sends nothing while a field has a problem. */
  onSubmit: (event?: FormEvent) => void;
  /** Id of the receipt; null before the server has stored the complaint. */
  receipt: string | null;
}

const MAX: Readonly<Record<Exclude<Field, 'email'>, number>> = {
  name: NAME_MAX,
  subject: COMPLAINT_SUBJECT_MAX,
  text: COMPLAINT_TEXT_MAX,
};

function problemOf(field: Field, value: string): FieldProblem | null {
  if (field === 'email') return emailProblem(value);
  if (value.trim() === '') return { key: 'required', field };
  const max = MAX[field];
  return countCharacters(value) > max ? { key: 'maxLength', values: { max } } : null;
}

/** Complaint that the server handled, because the page's script had not loaded. */
export interface SubmittedComplaint {
  /** Values of the fields. */
  values: Partial<Complaint>;
  /** Error of the call; null without one. */
  error: Error | null;
  /** Id of the receipt; null if the complaint was not stored. */
  receipt: string | null;
}

/**
 * Form state of a complaint. Prefills the name and email address of a logged-in member. The input survives a reload of
 * the tab until it is sent. `submission` is a complaint that the server handled before the page's script had loaded;
 * default: null, none.
 */
export function useComplaint(submission: SubmittedComplaint | null = null): UseComplaintResult {
  const viewer = useViewer();
  const { i18n } = useTranslation();
  const [draft, setDraft, forget] = useSessionState<Partial<Complaint>>(
    'complaint',
    submission?.values ?? {},
  );
  // What was sent last counts more than an older draft of this tab.
  const onSubmitted = useEffectEvent(() => {
    if (submission?.receipt) forget();
    else if (submission) setDraft(submission.values);
  });
  useEffect(() => onSubmitted(), []);
  const [isSent, setIsSent] = useState(submission !== null);
  const errorText = useErrorText();
  const send = useMutation({ ...mutationFor(useClient(), calls.complain), onSuccess: () => forget() });
  // The receipt names the address, which is no longer kept.
  const input: Partial<Complaint> = send.isSuccess ? send.variables.payload : draft;
  const values: Complaint = {
    name: input.name ?? viewer?.profile.name ?? '',
    email: input.email ?? viewer?.email ?? '',
    subject: input.subject ?? '',
    text: input.text ?? '',
  };
  const problem = (field: Field) => problemOf(field, values[field]);
  const problems = {
    name: problem('name'),
    email: problem('email'),
    subject: problem('subject'),
    text: problem('text'),
  };
  const error = send.isIdle ? (submission?.error ?? null) : send.error;
  const isGood = Object.values(problems).every((each) => each === null);
  return {
    values,
    setValue: (field, value) => setDraft((currentValues) => ({ ...currentValues, [field]: value })),
    problems: isSent ? problems : { name: null, email: null, subject: null, text: null },
    isPending: send.isPending,
    error: error ? errorText(error) : undefined,
    onSubmit: (event) => {
      event?.preventDefault();
      setIsSent(true);
      if (!isGood || send.isPending) return;
      const language = i18n.language as Language;
      send.mutate({ payload: { ...values, email: values.email.trim(), language } });
    },
    receipt: send.data?.receipt ?? submission?.receipt ?? null,
  };
}
