import { routes, toRouterPath, type Route, type RouteLayout, type RouteName } from '@meetcute/core';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router';
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
  const binding = bindingOf(name);
  if (!binding) return null;
  const Screen = store.screen(binding.screen);
  return (
    <Page layout={layout}>
      <Screen />
    </Page>
  );
}

/** A screen that follows its own query is left to it; a page that is asked for anew is not. */
const needsLoader: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

const routeObjects = (route: Route): RouteObject[] =>
  [route.path, ...('aliases' in route ? route.aliases : [])].map((path) => ({
    id: path,
    path: toRouterPath(path),
    caseSensitive: true,
    handle: { routeName: route.name, layout: route.layout } satisfies PageHandle,
    loader: pageLoader(route),
    ...(bindingOf(route.name)?.followsQuery ? { shouldRevalidate: needsLoader } : {}),
    element: <BoundPage name={route.name} layout={route.layout} />,
    errorElement: <PageBoundary />,
  }));

/** Runs on the server, and in the browser where no server drew the page; there `hydrate` loads the error page when it has time. */
const rootLoader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  const site = context.get(siteContext);
  await Promise.all([loadErrorPage(site), site.loadTexts(shellTexts)]);
  return null;
};

/** React Router's routes, made from the route table: the shell, in it one route for each path, in the end the unknown path. */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'shell',
    loader: rootLoader,
    shouldRevalidate: () => false,
    element: <Shell />,
    errorElement: <RootBoundary />,
    children: [
      ...routes.flatMap(routeObjects),
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
