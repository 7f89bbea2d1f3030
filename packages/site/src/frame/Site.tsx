import { usePorts } from '@meetcute/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider, type SiteRouter } from '../router/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';

/** Last-resort error page for a failure of the shell itself: one sentence and a link home, unstyled. */
function RootBoundary({ error }: { error: unknown }) {
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

/** Props of `Site`. */
export interface SiteProps {
  /** Router of the site. */
  router: SiteRouter;
}

/** Renders a site: the shell with the page of the router. It needs `SiteProviders` around it. */
export const Site = ({ router }: SiteProps) => (
  <RouterProvider router={router}>
    <ErrorBoundary subject={router} fallback={RootBoundary}>
      <Shell />
    </ErrorBoundary>
  </RouterProvider>
);
