import { EMAIL_MAX } from '@meetcute/contract';
import { mutationFor } from '@meetcute/client';
import { deskCalls, STAFF_NAME_MAX } from '@meetcute/contract/desk';
import { Button, Form, FormError, TextField } from '@meetcute/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk, useStaff } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useDraft } from '../app/useDraft.ts';
import { useTexts } from '../texts/texts.ts';
import { AccessFields } from './AccessFields.tsx';
import { type AccessDraft, chosenSites } from './access-rules.ts';
import { SetUpLink } from './SetUpLink.tsx';

type NewStaff = AccessDraft & { name: string; email: string };
const NOBODY: NewStaff = { name: '', email: '', role: 'moderator', isEverySite: false, sites: [] };

/** Props of `AddStaffForm`. */
export interface AddStaffFormProps {
  /** Whether the viewer can give every site. */
  canGiveEverySite: boolean;
}

/** Form that adds somebody to the staff, and shows the set-up link. */
export function AddStaffForm({ canGiveEverySite }: AddStaffFormProps) {
  const t = useTexts();
  const { client } = useDesk();
  const viewer = useStaff();
  const queries = useQueryClient();
  const [draft, change, reset] = useDraft('new staff', NOBODY);
  const [isTried, setIsTried] = useState(false);
  const add = useMutation({
    ...mutationFor(client, deskCalls.createStaff),
    onSuccess: () => {
      reset();
      setIsTried(false);
      return queries.invalidateQueries({ queryKey: [deskCalls.listStaff.name] });
    },
  });
  const [name, email] = [draft.name.trim(), draft.email.trim()];
  const isAddress = /^[^@\s]+@[^@\s]+$/.test(email);
  const sites = chosenSites(draft, viewer);
  const submit = () => {
    setIsTried(true);
    if (name === '' || !isAddress || sites === undefined) return;
    add.mutate({ payload: { name, email, role: draft.role, sites } });
  };
  const isTaken = hasCode(add.error, 'conflict');
  return (
    <>
      {add.data && <SetUpLink name={add.variables.payload.name} token={add.data.token} />}
      <Form onSubmit={submit} isPending={add.isPending}>
        <TextField
          label={t('staff.name')}
          help={t('staff.nameHelp')}
          max={STAFF_NAME_MAX}
          autoComplete="off"
          value={draft.name}
          error={isTried && name === '' ? t('logIn.required') : undefined}
          onChange={(value) => change({ name: value })}
        />
        <TextField
          label={t('logIn.email')}
          type="email"
          max={EMAIL_MAX}
          autoComplete="off"
          value={draft.email}
          error={isTried && !isAddress ? t('staff.emailWrong') : undefined}
          onChange={(value) => change({ email: value })}
        />
        <AccessFields
          value={draft}
          onChange={change}
          canGiveEverySite={canGiveEverySite}
          isMissing={isTried && sites === undefined}
        />
        <FormError>{add.error && (isTaken ? t('staff.taken') : problemText(t, add.error))}</FormError>
        <Button type="submit" isPending={add.isPending}>
          {t('staff.submitAdd')}
        </Button>
      </Form>
    </>
  );
}
