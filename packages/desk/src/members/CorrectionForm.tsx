import { mutationFor } from '@meetcute/client';
import { CORRECTION_MAX, type DeskMember, deskCalls } from '@meetcute/contract/desk';
import { Button, Form, FormError, RadioField, TextField } from '@meetcute/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useDraft } from '../app/useDraft.ts';
import { reasonsProblem } from '../cases/decision-rules.ts';
import { useTexts } from '../texts/texts.ts';
import { creditsOf } from './correction-rules.ts';

interface CorrectionDraft {
  direction: 'add' | 'take';
  amount: string;
  reason: string;
  /** Id of the correction. It stays until the correction is stored, so that sending it again changes nothing twice. */
  reference: string;
}

const NOTHING: CorrectionDraft = { direction: 'add', amount: '', reason: '', reference: '' };

/** Props of `CorrectionForm`. */
export interface CorrectionFormProps {
  /** The member. */
  member: DeskMember;
  /** Called once the correction is stored. */
  onDone: () => void;
}

/** Form that adds credits, or takes some away. It keeps what was typed until it is stored. */
export function CorrectionForm({ member, onDone }: CorrectionFormProps) {
  const t = useTexts();
  const { client } = useDesk();
  const queries = useQueryClient();
  const { site, id, name } = member;
  const [draft, change, reset] = useDraft(`credits ${site} ${id}`, NOTHING);
  const [problems, setProblems] = useState<{ amount?: string | undefined; reason?: string | undefined }>({});
  const { direction, amount, reason } = draft;
  const correct = useMutation({
    ...mutationFor(client, deskCalls.correctCredits),
    onSuccess: () => {
      reset();
      onDone();
    },
    onError: (error) => {
      // The stored correction has other values, so the next attempt is another one.
      if (hasCode(error, 'conflict')) change({ reference: '' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [deskCalls.listCredits.name] }),
  });
  const submit = () => {
    const credits = creditsOf(direction, amount);
    const nextProblems = {
      amount: credits === null ? t('credits.amountWrong', { max: CORRECTION_MAX }) : undefined,
      reason: reasonsProblem(t, reason),
    };
    setProblems(nextProblems);
    if (credits === null || nextProblems.reason) return;
    const reference = draft.reference || crypto.randomUUID();
    change({ reference });
    correct.mutate({ payload: { site, id, reference, by: credits, reason: reason.trim() } });
  };
  const isShort = hasCode(correct.error, 'no_credits');
  const isStored = hasCode(correct.error, 'conflict');
  const edit = (part: Partial<CorrectionDraft>) => {
    change(part);
    setProblems({});
    if (isShort) correct.reset();
  };
  return (
    <Form onSubmit={submit} isPending={correct.isPending}>
      <RadioField
        label={t('credits.direction')}
        value={direction}
        options={(['add', 'take'] as const).map((value) => ({ value, label: t(`credits.${value}`) }))}
        onChange={(value) => edit({ direction: value })}
      />
      <TextField
        label={t('credits.amount')}
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        error={isShort ? t('credits.short', { name }) : problems.amount}
        onChange={(value) => edit({ amount: value })}
      />
      <TextField
        isMultiline
        label={t('credits.reason')}
        help={t('credits.reasonHelp')}
        value={reason}
        error={problems.reason}
        onChange={(value) => edit({ reason: value })}
      />
      <FormError>
        {correct.error && !isShort && (isStored ? t('credits.conflict') : problemText(t, correct.error))}
      </FormError>
      <Button type="submit" variant="quiet" isPending={correct.isPending}>
        {t('credits.submit')}
      </Button>
    </Form>
  );
}
