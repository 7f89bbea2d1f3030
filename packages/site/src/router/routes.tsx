import { routes, toRouterPath, type Route, type RouteLayout, type RouteName } from '@meetcute/core';
import type { ActionFunction, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { Page } from '../frame/Page.tsx';
import { PageBoundary } from '../frame/PageBoundary.tsx';
import { RootBoundary } from '../frame/RootBoundary.tsx';
import { Shell } from '../frame/Shell.tsx';
import { shellTexts } from '../frame/texts.ts';
import { useStore } from '../template/context.ts';
import { bindingOf } from '../pages/bindings.ts';
import { siteContext } from './context.ts';
import type { PageHandle } from './handle.ts';
import { loadErrorPage, pageLoader, unknownLoader } from './pageLoader.ts';

function BoundPage({ name, layout }: { name: RouteName; layout: RouteLayout }) {
  const store = useStore();
  const Screen = store.screen(bindingOf(name).screen);
  return (
    <Page layout={layout}>
      <Screen />
    </Page>
  );
}

/**
 * Skips the loader for query changes of a screen that follows its query, but not for a reload of the same
 * address.
 */
const needsLoader: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** Returns the action of a route, which handles its form on the server; undefined for a page without one. */
export type ActionOf = (name: RouteName) => ActionFunction | undefined;

const routeObjects = (route: Route, actionOf: ActionOf): RouteObject[] => {
  const action = actionOf(route.name);
  return [route.path, ...('aliases' in route ? route.aliases : [])].map((path) => ({
    id: path,
    path: toRouterPath(path),
    caseSensitive: true,
    handle: { routeName: route.name, layout: route.layout } satisfies PageHandle,
    loader: pageLoader(route),
    ...(action ? { action } : {}),
    ...(bindingOf(route.name).followsQuery ? { shouldRevalidate: needsLoader } : {}),
    element: <BoundPage name={route.name} layout={route.layout} />,
    errorElement: <PageBoundary />,
  }));
};

/**
 * Runs on the server, and in the browser when no server rendered the page. Otherwise `hydrate` loads the
 * error page when idle.
 */
const rootLoader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const site = context.get(siteContext);
  await Promise.all([loadErrorPage(site), site.loadTexts(shellTexts)]);
  return null;
};

/**
 * Creates React Router's routes from the route table: the shell, one child route per path, and a catch-all
 * for unknown paths. `actionOf` is for servers; default: no actions, because the page's script sends its forms.
 */
export const createRoutes = (actionOf: ActionOf = () => undefined): RouteObject[] => [
  {
    id: 'shell',
    loader: rootLoader,
    shouldRevalidate: () => false,
    element: <Shell />,
    errorElement: <RootBoundary />,
    children: [
      ...routes.flatMap((route) => routeObjects(route, actionOf)),
      {
        id: 'unknown',
        path: '*',
        handle: { routeName: null, layout: 'default' } satisfies PageHandle,
        loader: unknownLoader,
        errorElement: <PageBoundary />,
      },
    ],
  },
];
