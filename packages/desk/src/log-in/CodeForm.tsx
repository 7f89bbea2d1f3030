import { mutationFor } from '@meetcute/client';
import { deskCalls, type StaffMember } from '@meetcute/contract/desk';
import { Button, Form, FormError, TextField } from '@meetcute/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../app/desk-context.ts';
import { hasCode, problemText } from '../app/problem.ts';
import { useTexts } from '../texts/texts.ts';

/** Props of `CodeForm`. */
export interface CodeFormProps {
  /** Called with who has logged in, and how many recovery codes are left if one was used. */
  onDone: (staff: StaffMember, codesLeft: number | null) => void;
  /** Called when the password was too long ago. */
  onExpired: () => void;
}

/** Form of the second step: the code of an app, or a recovery code. */
export function CodeForm({ onDone, onExpired }: CodeFormProps) {
  const t = useTexts();
  const { client } = useDesk();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const confirm = useMutation({
    ...mutationFor(client, deskCalls.confirmCode),
    onSuccess: (done) => onDone(done.staff, done.recovery_codes_left),
    onError: (error) => hasCode(error, 'not_logged_in') && onExpired(),
  });
  const send = () => {
    setIsMissing(code.trim() === '');
    if (code.trim() !== '') confirm.mutate({ payload: { code: code.trim() } });
  };
  const isWrong = hasCode(confirm.error, 'wrong_login');
  return (
    <Form onSubmit={send} isPending={confirm.isPending}>
      <TextField
        label={t('logIn.code')}
        help={t('logIn.codeHelp')}
        name="code"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        inputRef={input}
        error={isMissing ? t('logIn.required') : isWrong ? t('logIn.wrongCode') : undefined}
      />
      <FormError>{confirm.error && !isWrong && problemText(t, confirm.error)}</FormError>
      <Button type="submit" isPending={confirm.isPending}>
        {t('logIn.codeSubmit')}
      </Button>
    </Form>
  );
}
