import { mutationFor } from '@meetcute/client';
import { deskCalls } from '@meetcute/contract/desk';
import { Button, Form, FormError, PasswordField, TextField } from '@meetcute/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useTexts } from '../texts/texts.ts';

/** Form of the first step: address and password. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTexts();
  const { client } = useDesk();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const logIn = useMutation({ ...mutationFor(client, deskCalls.staffLogIn), onSuccess: onDone });
  const missing = (value: string) => (isTried && value.trim() === '' ? t('logIn.required') : undefined);
  const send = () => {
    setIsTried(true);
    if (email.trim() !== '' && password !== '') logIn.mutate({ payload: { email: email.trim(), password } });
  };
  return (
    <Form onSubmit={send} isPending={logIn.isPending}>
      <TextField
        label={t('logIn.email')}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={missing(email)}
      />
      <PasswordField
        label={t('logIn.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing(password)}
      />
      <FormError>
        {logIn.error &&
          (hasCode(logIn.error, 'wrong_login') ? t('logIn.wrong') : problemText(t, logIn.error))}
      </FormError>
      <Button type="submit" isPending={logIn.isPending}>
        {t('logIn.submit')}
      </Button>
    </Form>
  );
}
