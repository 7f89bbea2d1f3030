import { mutationFor } from '@meetcute/client';
import { deskCalls, type StaffAccount } from '@meetcute/contract/desk';
import { Button, ConfirmDialog, FormError } from '@meetcute/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useTexts } from '../texts/texts.ts';
import { SetUpLink } from './SetUpLink.tsx';

/** Props of `AccountActs`. */
export interface AccountActsProps {
  /** The account. */
  account: StaffAccount;
  /** Whether it is the viewer's own, which can't be reset: its session would end before the new link is read. */
  isOwn: boolean;
  /** Called once the account is disabled or reset. */
  onDone: (act: 'disable' | 'reset') => void;
}

/** Buttons that reset or disable an account. Each asks before. */
export function AccountActs({ account: { id, name, state }, isOwn, onDone }: AccountActsProps) {
  const t = useTexts();
  const { client } = useDesk();
  const [prompt, setPrompt] = useState<'disable' | 'reset' | null>(null);
  const onSettled = () => setPrompt(null);
  const reset = useMutation({
    ...mutationFor(client, deskCalls.resetStaff),
    onSuccess: () => onDone('reset'),
    onSettled,
  });
  const disable = useMutation({
    ...mutationFor(client, deskCalls.disableStaff),
    onSuccess: () => onDone('disable'),
    onSettled,
  });
  const error = reset.error ?? disable.error;
  const run = () => {
    reset.reset();
    disable.reset();
    (prompt === 'reset' ? reset : disable).mutate({ payload: { id } });
  };
  return (
    <>
      {reset.data && <SetUpLink name={name} token={reset.data.token} />}
      {!isOwn && (
        <>
          <p>{t('staff.resetNote')}</p>
          <Button variant="quiet" style={{ justifySelf: 'start' }} onPress={() => setPrompt('reset')}>
            {t('staff.reset')}
          </Button>
        </>
      )}
      {state !== 'disabled' && (
        <Button variant="danger" style={{ justifySelf: 'start' }} onPress={() => setPrompt('disable')}>
          {t('staff.disable')}
        </Button>
      )}
      <FormError>{error && (hasCode(error, 'conflict') ? t('staff.last') : problemText(t, error))}</FormError>
      {prompt && (
        <ConfirmDialog
          title={t(`staff.${prompt}Title`, { name })}
          text={t(`staff.${prompt}Text`)}
          confirm={t(`staff.${prompt}`)}
          cancel={t('case.cancel')}
          isPending={reset.isPending || disable.isPending}
          onConfirm={run}
          onCancel={() => setPrompt(null)}
        />
      )}
    </>
  );
}
