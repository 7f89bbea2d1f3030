import { mutationFor } from '@meetcute/client';
import { PASSWORD_MIN } from '@meetcute/contract';
import { deskCalls, type StaffMember } from '@meetcute/contract/desk';
import { Button, Form, FormError, PasswordField, TextField } from '@meetcute/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useTexts } from '../texts/texts.ts';
import { QrCode } from './QrCode.tsx';

/** Props of `SetUpForm`. */
export interface SetUpFormProps {
  /** Token of the link. */
  token: string;
  /** Account of the link, with the key of its second factor. */
  account: { name: string; email: string; secret: string; uri: string };
  /** Called with the account and its recovery codes. */
  onDone: (staff: StaffMember, codes: readonly string[]) => void;
}

/** Form that sets password and second factor. */
export function SetUpForm({ token, account, onDone }: SetUpFormProps) {
  const t = useTexts();
  const { client } = useDesk();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const finish = useMutation({
    ...mutationFor(client, deskCalls.finishSetUp),
    onSuccess: (done) => onDone(done.staff, done.recovery_codes),
  });
  const isShort = password.length < PASSWORD_MIN;
  const isWeak = hasCode(finish.error, 'weak_password');
  const isWrong = hasCode(finish.error, 'wrong_login');
  const passwordError =
    isTried && isShort ? t('setUp.short', { min: PASSWORD_MIN }) : isWeak ? t('setUp.weak') : undefined;
  const codeError =
    isTried && code.trim() === '' ? t('logIn.required') : isWrong ? t('setUp.wrongCode') : undefined;
  const send = () => {
    setIsTried(true);
    if (!isShort && code.trim() !== '') finish.mutate({ payload: { token, password, code: code.trim() } });
  };
  return (
    <Form onSubmit={send} isPending={finish.isPending}>
      <p>{t('setUp.lead', { name: account.name })}</p>
      <TextField label={t('setUp.account')} value={account.email} autoComplete="username" isDisabled />
      <PasswordField
        label={t('setUp.password')}
        help={t('setUp.passwordHelp', { min: PASSWORD_MIN })}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={passwordError}
      />
      <p id="scan">{t('setUp.scan')}</p>
      <QrCode text={account.uri} label={t('setUp.qr')} />
      <p>
        {t('setUp.key')}: <code translate="no">{account.secret.replace(/(.{4})(?!$)/g, '$1 ')}</code>
      </p>
      <TextField
        label={t('setUp.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={codeError}
      />
      <FormError>{finish.error && !isWeak && !isWrong && problemText(t, finish.error)}</FormError>
      <Button type="submit" isPending={finish.isPending}>
        {t('setUp.submit')}
      </Button>
    </Form>
  );
}
