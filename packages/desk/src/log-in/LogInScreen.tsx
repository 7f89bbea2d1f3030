import type { StaffMember } from '@meetcute/contract/desk';
import { Button, FormLayout, StatusMessage } from '@meetcute/kit';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Props of `LogInScreen`. */
export interface LogInScreenProps {
  /** Whether a session has ended on this page. */
  isEnded: boolean;
  /** Called with who has logged in. */
  onDone: (staff: StaffMember) => void;
}

/** Log-in in two steps: address and password, then the code. */
export function LogInScreen({ isEnded, onDone }: LogInScreenProps) {
  const t = useTexts();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [recoveryLogIn, setRecoveryLogIn] = useState<{ staff: StaffMember; left: number } | null>(null);
  const onCode = (staff: StaffMember, codesLeft: number | null) =>
    codesLeft === null ? onDone(staff) : setRecoveryLogIn({ staff, left: codesLeft });
  return (
    <main id="content">
      <FormLayout>
        <h1>{step === 'password' ? t('logIn.title') : t('logIn.codeTitle')}</h1>
        {recoveryLogIn ? (
          <>
            <StatusMessage>{t('logIn.codesLeft', { count: recoveryLogIn.left })}</StatusMessage>
            <Button onPress={() => onDone(recoveryLogIn.staff)}>{t('setUp.done')}</Button>
          </>
        ) : step === 'password' ? (
          <>
            {isEnded && <StatusMessage>{t('failed.session')}</StatusMessage>}
            <PasswordForm onDone={() => setStep('code')} />
          </>
        ) : (
          <>
            <CodeForm onDone={onCode} onExpired={() => setStep('password')} />
            <Button variant="plain" onPress={() => setStep('password')}>
              {t('logIn.again')}
            </Button>
          </>
        )}
      </FormLayout>
    </main>
  );
}
