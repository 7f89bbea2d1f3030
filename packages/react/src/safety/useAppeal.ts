import { ApiError, mutationFor, queryKeyOf } from '@meetcute/client';
import { APPEAL_TEXT_MAX, calls, type CallResponse, type SafetyCase } from '@meetcute/contract';
import { countCharacters, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { useSessionState } from '../provider/usePersistentState.ts';

/** Form of an appeal. */
export interface UseAppealResult {
  /** Reason for the appeal, in the appellant's words. Survives a reload of the tab until it is sent. */
  text: string;
  /** Changes the reason. */
  setText: (text: string) => void;
  /** Problem of the reason after the first submit; null without one. */
  problem: FieldProblem | null;
  /** Whether the appeal is being sent. */
  isPending: boolean;
  /** Whether the server refused it because an appeal is no longer possible. */
  isTooLate: boolean;
  /** Translated message for the last failure; undefined without one. The reason is kept. */
  error: string | undefined;
  /** Submits the form; sends nothing without a reason. */
  onSubmit: (event?: FormEvent) => void;
  /** Whether the server has stored the appeal. */
  isSent: boolean;
}

type CaseList = CallResponse<typeof calls.getCases>;

const isSame = (a: SafetyCase, b: SafetyCase) => a.reference === b.reference && a.side === b.side;

function problemOf(text: string): FieldProblem | null {
  if (text.trim() === '') return { key: 'required', field: 'appeal' };
  return countCharacters(text) > APPEAL_TEXT_MAX
    ? { key: 'maxLength', values: { max: APPEAL_TEXT_MAX } }
    : null;
}

/**
 * Form state of an appeal against the decision on a case. `token` is that of the mailed link by which the case was
 * opened; null for the member's own list. Calls `onSent` when the server has stored the appeal.
 */
export function useAppeal(safetyCase: SafetyCase, token: string | null, onSent: () => void): UseAppealResult {
  const [text, setText, forget] = useSessionState(`appeal/${safetyCase.reference}/${safetyCase.side}`, '', {
    isText: true,
  });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const client = useClient();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const onSuccess = (changedCase: SafetyCase) => {
    if (token !== null) queryClient.setQueryData(queryKeyOf(calls.getCaseByLink, { token }), changedCase);
    queryClient.setQueryData<CaseList>(
      queryKeyOf(calls.getCases),
      (list) => list && { cases: list.cases.map((each) => (isSame(each, changedCase) ? changedCase : each)) },
    );
    // The empty reason is no problem now; the form would focus it before it disappears.
    setIsSubmitted(false);
    forget();
    onSent();
  };
  // A conflict means that the case has changed meanwhile, for example by an appeal in another tab.
  const onError = (failure: Error) => {
    if (!(failure instanceof ApiError) || failure.code !== 'conflict') return;
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getCases) });
    if (token !== null)
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getCaseByLink, { token }) });
  };
  const memberAppeal = useMutation({ ...mutationFor(client, calls.appeal), onSuccess, onError });
  const byLink = useMutation({ ...mutationFor(client, calls.appealByLink), onSuccess, onError });
  const { isPending, isSuccess, error } = token === null ? memberAppeal : byLink;
  const problem = problemOf(text);
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault();
    setIsSubmitted(true);
    if (problem || isPending) return;
    if (token === null)
      memberAppeal.mutate({ payload: { reference: safetyCase.reference, text: text.trim() } });
    else byLink.mutate({ payload: { token, text: text.trim() } });
  };
  return {
    text,
    setText,
    problem: isSubmitted ? problem : null,
    isPending,
    isTooLate: error instanceof ApiError && error.code === 'conflict',
    error: error ? errorText(error) : undefined,
    onSubmit,
    isSent: isSuccess,
  };
}
