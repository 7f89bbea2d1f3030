import { ApiError } from '@meetcute/client';
import { Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useStore } from '../template/context.ts';
import { PageErrorContext } from './PageError.ts';
import { Page } from './Page.tsx';

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof ApiError && error.status >= 400 ? error.status : 500;
}

/** Renders the error page in place of a page that failed or does not exist. Navigation and footer stay. */
export function PageBoundary() {
  const status = statusOf(useRouteError());
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
