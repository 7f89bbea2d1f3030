import type { RouteName } from './table.ts';

/** What decides the classes of a page; `routeName` is null on the error page. */
export interface PageClassesInput {
  readonly template: string;
  readonly isLoggedIn: boolean;
  readonly routeName: RouteName | null;
}

/** The classes of the page: template, `logged-in`, and the route's name, which is `index` on home (spec: shell.class-per-route). */
export const pageClasses = ({ template, isLoggedIn, routeName }: PageClassesInput): readonly string[] => [
  template,
  ...(isLoggedIn ? ['logged-in'] : []),
  ...(routeName === null ? [] : [routeName]),
];
