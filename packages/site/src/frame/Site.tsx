import { RouterProvider, type SiteRouter } from '../router/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RootBoundary } from './RootBoundary.tsx';
import { Shell } from './Shell.tsx';

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
