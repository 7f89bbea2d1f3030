import type { RouteName } from './table.ts';

/** Input of `pageClasses`. `routeName` is null on the error page. */
export interface PageClassesInput {
  readonly template: string;
  readonly isLoggedIn: boolean;
  readonly routeName: RouteName | null;
}

/**
 * Returns the CSS classes of a page: template, `logged-in` and the route name, which is `index` on the home
 * page (spec: shell.class-per-route).
 */
export const pageClasses = ({ template, isLoggedIn, routeName }: PageClassesInput): readonly string[] => [
  template,
  ...(isLoggedIn ? ['logged-in'] : []),
  ...(routeName === null ? [] : [routeName]),
];
