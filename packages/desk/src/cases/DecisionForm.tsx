import { ApiError, mutationFor } from '@meetcute/client';
import { type DeskCase, deskCalls, type OpenDecision } from '@meetcute/contract/desk';
import { Button, ConfirmDialog, Form, FormError, RadioField, TextField } from '@meetcute/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useDraft } from '../app/useDraft.ts';
import { useTexts } from '../texts/texts.ts';
import { GroundField } from './GroundField.tsx';
import { RemovedFields } from './RemovedFields.tsx';
import {
  actionsOf,
  confirmTexts,
  decisionProblems,
  instantOf,
  type DecisionDraft,
  groundOf,
  keepsEnd,
  NO_DECISION,
  type Problems,
  removedIds,
} from './decision-rules.ts';

/** Props of `DecisionForm`. */
export interface DecisionFormProps {
  /** The case. */
  shown: DeskCase;
  /** Decision that the form takes. */
  open: OpenDecision;
  /** Called with the case once the decision is stored. */
  onStored: (next: DeskCase) => void;
  /** Called with the typed reasons when somebody else has decided. */
  onConflict: (facts: string) => Promise<void>;
}

/** Form with action, ground, end and reasons of a decision. It keeps them until they are stored. */
export function DecisionForm({ shown, open, onStored, onConflict }: DecisionFormProps) {
  const t = useTexts();
  const { client } = useDesk();
  const { site, reference, reported } = shown;
  const [draft, change, reset] = useDraft(`case ${site} ${reference} ${open}`, NO_DECISION);
  const [problems, setProblems] = useState<Problems>({});
  const [isAsking, setIsAsking] = useState(false);
  const mayKeepEnd = keepsEnd(shown, open);
  const { action, facts, until } = draft;
  const ground = groundOf(draft);
  const edit = (part: Partial<DecisionDraft>) => {
    change(part);
    // What was just changed is checked again with the next attempt.
    setProblems((previousProblems) => ({
      ...previousProblems,
      ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])),
    }));
  };
  const decide = useMutation({
    ...mutationFor(client, deskCalls.decideCase),
    onSuccess: (next) => {
      reset();
      onStored(next);
    },
    onError: async (error) => {
      if (!hasCode(error, 'conflict')) return;
      await onConflict(facts);
    },
    onSettled: () => setIsAsking(false),
  });
  const failure = (error: Error) => {
    if (error instanceof ApiError && error.fields?.['content'] !== undefined) return t('case.nothingLeft');
    const isNotTheirs = action === 'content_removed' && hasCode(error, 'not_found');
    return isNotTheirs ? t('case.notTheirs') : problemText(t, error);
  };
  const send = () => {
    if (action === null || ground === '') return;
    const end = action === 'suspended' && until !== '' ? instantOf(until) : null;
    const appealSide = open === 'first' ? null : open;
    const content = action === 'content_removed' ? removedIds(shown, draft) : [];
    const payload = { site, reference, after: appealSide, action, ground, facts: facts.trim(), until: end };
    decide.mutate({ payload: content.length > 0 ? { ...payload, content } : payload });
  };
  const submit = () => {
    const nextProblems = decisionProblems(t, draft, { shown, mayKeepEnd, now: new Date() });
    setProblems(nextProblems);
    if (Object.keys(nextProblems).length > 0) return;
    if (action === 'closed' || (action === 'suspended' && until !== '')) setIsAsking(true);
    else send();
  };
  return (
    <>
      <Form onSubmit={submit} isPending={decide.isPending}>
        <RadioField
          label={t('case.actionLabel')}
          value={action}
          options={actionsOf(shown).map((value) => ({
            value,
            label: t(`action.${value}`),
            note: t(`actionNote.${value}`),
          }))}
          help={reported?.member ? undefined : t('case.noMember')}
          error={problems.action}
          onChange={(value) => edit({ action: value })}
        />
        {action === 'content_removed' && (
          <RemovedFields shown={shown} draft={draft} error={problems.others} onChange={edit} />
        )}
        {action === 'suspended' && (
          <TextField
            type="date"
            label={t('case.until')}
            help={[t('case.untilHelp'), ...(mayKeepEnd ? [t('case.untilKeep')] : [])].join(' ')}
            value={until}
            error={problems.until}
            onChange={(value) => edit({ until: value })}
          />
        )}
        <GroundField
          action={action}
          value={ground}
          error={problems.ground}
          onChange={(value) => edit({ ground: value })}
        />
        <TextField
          isMultiline
          label={t('case.facts')}
          help={t('case.factsHelp')}
          value={facts}
          error={problems.facts}
          onChange={(value) => edit({ facts: value })}
        />
        <FormError>{decide.error && !hasCode(decide.error, 'conflict') && failure(decide.error)}</FormError>
        <Button type="submit" isPending={decide.isPending}>
          {t('case.submit')}
        </Button>
      </Form>
      {isAsking && (
        <ConfirmDialog
          {...confirmTexts(t, { name: reported?.name ?? '', until: action === 'closed' ? null : until })}
          cancel={t('case.cancel')}
          isPending={decide.isPending}
          onConfirm={send}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
