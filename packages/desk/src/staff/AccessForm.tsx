import { mutationFor } from '@meetcute/client';
import { deskCalls, type StaffAccount } from '@meetcute/contract/desk';
import { Button, Form, FormError } from '@meetcute/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk, useStaff } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useTexts } from '../texts/texts.ts';
import { AccessFields } from './AccessFields.tsx';
import { accessOf, chosenSites } from './access-rules.ts';

/** Props of `AccessForm`. */
export interface AccessFormProps {
  /** The account. */
  account: StaffAccount;
  /** Whether the viewer can give every site. */
  canGiveEverySite: boolean;
  /** Called once role and sites are stored. */
  onDone: () => void;
}

/** Form that changes role and sites of an account. */
export function AccessForm({ account, canGiveEverySite, onDone }: AccessFormProps) {
  const t = useTexts();
  const { client } = useDesk();
  const viewer = useStaff();
  const [draft, setDraft] = useState(() => accessOf(account));
  const [isTried, setIsTried] = useState(false);
  const store = useMutation({ ...mutationFor(client, deskCalls.changeStaff), onSuccess: onDone });
  const sites = chosenSites(draft, viewer);
  const submit = () => {
    setIsTried(true);
    if (sites !== undefined) store.mutate({ payload: { id: account.id, role: draft.role, sites } });
  };
  const isLast = hasCode(store.error, 'conflict');
  return (
    <Form onSubmit={submit} isPending={store.isPending}>
      <AccessFields
        value={draft}
        onChange={(part) => setDraft({ ...draft, ...part })}
        canGiveEverySite={canGiveEverySite}
        isMissing={isTried && sites === undefined}
      />
      <FormError>{store.error && (isLast ? t('staff.last') : problemText(t, store.error))}</FormError>
      <Button type="submit" isPending={store.isPending}>
        {t('staff.submit')}
      </Button>
    </Form>
  );
}
