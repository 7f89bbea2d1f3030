import { mutationFor } from '@meetcute/client';
import type { CaseGround } from '@meetcute/contract';
import { type DeskMember, deskCalls, type MemberAct, memberAct } from '@meetcute/contract/desk';
import { Button, ConfirmDialog, Form, FormError, RadioField, TextField } from '@meetcute/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useDraft } from '../app/useDraft.ts';
import { GroundField } from '../cases/GroundField.tsx';
import { confirmTexts, instantOf, reasonsProblem, untilProblem } from '../cases/decision-rules.ts';
import { useTexts } from '../texts/texts.ts';

interface ActDraft {
  act: MemberAct | null;
  ground: CaseGround;
  reason: string;
  until: string;
}

const NOTHING: ActDraft = { act: null, ground: 'usage', reason: '', until: '' };

/** Props of `ActForm`. */
export interface ActFormProps {
  /** The member. */
  member: DeskMember;
  /** Called with the member after the act. */
  onDone: (next: DeskMember, act: MemberAct) => void;
  /** Called when there is no suspension to lift any more. */
  onConflict: () => void;
}

/** Form that warns, suspends, bans or lets a member back. It keeps what was typed until it is stored. */
export function ActForm({ member, onDone, onConflict }: ActFormProps) {
  const t = useTexts();
  const { client } = useDesk();
  const { site, id, name, state } = member;
  const [draft, change, reset] = useDraft(`member ${site} ${id}`, NOTHING);
  const [problems, setProblems] = useState<Partial<Record<keyof ActDraft, string | undefined>>>({});
  const [isAsking, setIsAsking] = useState(false);
  const isShut = state === 'suspended' || state === 'banned';
  const { act, ground, reason, until } = draft;
  const edit = (part: Partial<ActDraft>) => {
    change(part);
    // What was just changed is checked again with the next attempt.
    setProblems((previousProblems) => ({
      ...previousProblems,
      ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])),
    }));
  };
  const send = useMutation({
    ...mutationFor(client, deskCalls.actOnMember),
    onSuccess: (next, { payload }) => {
      reset();
      onDone(next, payload.act);
    },
    onError: (error) => hasCode(error, 'conflict') && onConflict(),
    onSettled: () => setIsAsking(false),
  });
  const run = () => {
    if (act === null) return;
    const end = act === 'suspend' ? instantOf(until) : null;
    send.mutate({ payload: { site, id, act, ground, reason: reason.trim(), until: end } });
  };
  const submit = () => {
    const nextProblems = {
      act: act === null ? t('case.actionMissing') : undefined,
      reason: reasonsProblem(t, reason),
      until: act === 'suspend' ? untilProblem(t, until, new Date()) : undefined,
    };
    setProblems(nextProblems);
    if (nextProblems.act || nextProblems.reason || nextProblems.until) return;
    if (act === 'suspend' || act === 'ban') setIsAsking(true);
    else run();
  };
  return (
    <>
      <Form onSubmit={submit} isPending={send.isPending}>
        <RadioField
          label={t('member.actLabel')}
          value={act}
          options={memberAct.options
            .filter((value) => value !== 'lift' || isShut)
            .map((value) => ({ value, label: t(`memberAct.${value}`) }))}
          error={problems.act}
          onChange={(value) => edit({ act: value })}
        />
        {act === 'suspend' && (
          <TextField
            type="date"
            label={t('case.until')}
            help={t('case.untilHelp')}
            value={until}
            error={problems.until}
            onChange={(value) => edit({ until: value })}
          />
        )}
        {act !== 'lift' && (
          <GroundField
            // Every act takes something from the member, so that the same grounds justify it.
            action="warning"
            value={ground}
            onChange={(value) => edit({ ground: value })}
          />
        )}
        <TextField
          isMultiline
          label={t('member.reason')}
          help={act === 'lift' ? t('member.reasonLift') : t('member.reasonHelp')}
          value={reason}
          error={problems.reason}
          onChange={(value) => edit({ reason: value })}
        />
        <FormError>
          {send.error &&
            (hasCode(send.error, 'conflict') ? t('member.conflict') : problemText(t, send.error))}
        </FormError>
        <Button type="submit" isPending={send.isPending}>
          {t(act === null ? 'member.submit' : `memberAct.${act}`)}
        </Button>
      </Form>
      {isAsking && (
        <ConfirmDialog
          {...confirmTexts(t, { name, until: act === 'ban' ? null : until })}
          cancel={t('case.cancel')}
          isPending={send.isPending}
          onConfirm={run}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
