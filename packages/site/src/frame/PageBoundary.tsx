import { Suspense } from 'react';
import { statusOf } from '../router/outcomes.ts';
import { useStore } from '../template/context.ts';
import { PageErrorContext } from './PageError.ts';
import { Page } from './Page.tsx';

/** Renders the error page in place of a page that failed or does not exist. Navigation and footer stay. */
export function PageBoundary({ error }: { error: unknown }) {
  const status = statusOf(error);
  const Screen = useStore().screen('Error');
  return (
    <PageErrorContext value={{ status }}>
      {/* Layout and screen may not be loaded yet when the first page fails. */}
      <Suspense>
        <Page layout="default">
          <Screen />
        </Page>
      </Suspense>
    </PageErrorContext>
  );
}
