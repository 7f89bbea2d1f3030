import type { RouteMatch } from '@meetcute/core';
import { bindingOf } from '../pages/bindings.ts';
import { useCurrentPage } from '../router/index.ts';
import { useStore } from '../template/context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Page } from './Page.tsx';
import { PageBoundary } from './PageBoundary.tsx';

function BoundPage({ match: { name, route } }: { match: RouteMatch }) {
  const Screen = useStore().screen(bindingOf(name).screen);
  return (
    <Page layout={route.layout}>
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
