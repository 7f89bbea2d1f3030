import type { RouteDefinition, RouteMatch } from '@meetcute/core';
import { Suspense } from 'react';
import { findBinding } from '../pages/bindings.ts';
import { useCurrentPage } from '../router/index.ts';
import { useStore } from '../template/context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Page } from './Page.tsx';
import { readErrorStatus } from '../router/outcomes.ts';
import { PageErrorContext } from './PageError.ts';

/** Renders the error page in place of a page that failed or does not exist. Navigation and footer stay. */
function PageBoundary({ error }: { error: unknown }) {
  const status = readErrorStatus(error);
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

function BoundPage({ match: { name, route } }: { match: RouteMatch }) {
  const { layout, hasNavigation }: RouteDefinition = route;
  const Screen = useStore().screen(findBinding(name).screen);
  return (
    <Page layout={layout} hasNavigation={hasNavigation}>
      <Screen />
    </Page>
  );
}

/** Renders the page of the current address in its layout, or the error page in its place. */
export function PageOutlet() {
  const page = useCurrentPage();
  const { match, failure } = page;
  if (failure || !match) return <PageBoundary error={failure?.error} />;
  return (
    <ErrorBoundary subject={page} fallback={PageBoundary}>
      <BoundPage match={match} />
    </ErrorBoundary>
  );
}
