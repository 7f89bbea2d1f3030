export { createRouter } from './create-router.ts';
export type { NavigateOptions, RouterState, SiteRouter } from './SiteRouter.ts';
export { createBrowserHistory, createMemoryHistory, type SiteHistory } from './history.ts';
export {
  useBlocker,
  useHandedOver,
  useLocation,
  useNavigate,
  useParams,
  useRevalidate,
  useSearchParams,
  type Navigate as NavigateFunction,
} from './hooks.ts';
export { Link, Navigate, NavLink, type LinkProps } from './Link.tsx';
export { createPath, type Location, type Path, type To } from './location.ts';
export { PageFailure, Redirect } from './outcomes.ts';
export { RouterProvider, useCurrentPage, useNextLocation } from './RouterProvider.tsx';
export { createScrollMemory } from './scroll-memory.ts';
export { ScrollRestoration } from './ScrollRestoration.tsx';
