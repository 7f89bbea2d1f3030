import { Button } from '@meetcute/kit';
import { usePasskeyLogin, type PasskeyLogin as PasskeyLoginState } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { LoginError } from './LoginError.tsx';

/** Props of `PasskeyLogin`. */
export interface PasskeyLoginProps {
  /** Called when the button is pressed. */
  onStart: () => void;
  /** Called after the log-in. */
  onDone: () => void;
  /** Whether a log-in with the password is in progress. */
  isBusy: boolean;
}

/** Returns why a log-in with a passkey failed, in words. */
function useProblem({ problem, error }: Pick<PasskeyLoginState, 'problem' | 'error'>): string | undefined {
  const { t } = useTranslation('login');
  if (problem === 'cancelled') return t('passkey.cancelled');
  if (problem === 'failed') return t('passkey.unsupported');
  return problem === 'refused' ? t('passkey.failed') : error;
}

/** Logs in with a passkey, in browsers that have passkeys. Loaded after the page, because few visits need it. */
export default function PasskeyLogin({ onStart, onDone, isBusy }: PasskeyLoginProps) {
  const { t } = useTranslation('login');
  const login = usePasskeyLogin(onDone, isBusy);
  const error = useProblem(login);
  if (!login.isSupported) return null;
  return (
    <>
      {(error ?? login.suspension) && <LoginError error={error} suspension={login.suspension} />}
      <Button
        variant="quiet"
        size="large"
        isPending={login.isPending}
        isDisabled={isBusy}
        onPress={() => {
          onStart();
          login.onPress();
        }}
      >
        {t('passkey.submit')}
      </Button>
    </>
  );
}
