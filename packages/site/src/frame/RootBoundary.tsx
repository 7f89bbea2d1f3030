import { useRouteError } from 'react-router';
import { usePorts } from '@meetcute/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The last net, when the shell itself fails: one sentence and a way to start again, without any styled part. */
export function RootBoundary() {
  const error = useRouteError();
  const { log } = usePorts();
  const { t } = useTranslation(['shell', 'error']);
  useEffect(() => log('The shell failed.', error), [error, log]);
  return (
    <main>
      <h1>{t('error:heading')}</h1>
      <p>
        <a href="/">{t('startAgain')}</a>
      </p>
    </main>
  );
}
