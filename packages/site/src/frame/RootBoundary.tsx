import { usePorts } from '@meetcute/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Last-resort error page for a failure of the shell itself: one sentence and a link home, unstyled. */
export function RootBoundary({ error }: { error: unknown }) {
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
