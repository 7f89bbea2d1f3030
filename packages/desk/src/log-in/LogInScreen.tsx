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
  const [used, setUsed] = useState<{ staff: StaffMember; left: number } | null>(null);
  const onCode = (staff: StaffMember, left: number | null) =>
    left === null ? onDone(staff) : setUsed({ staff, left });
  return (
    <main id="content">
      <FormLayout>
        <h1>{step === 'password' ? t('logIn.title') : t('logIn.codeTitle')}</h1>
        {used ? (
          <>
            <StatusMessage>{t('logIn.codesLeft', { count: used.left })}</StatusMessage>
            <Button onPress={() => onDone(used.staff)}>{t('setUp.done')}</Button>
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
