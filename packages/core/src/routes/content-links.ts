import type { RouteName } from './table.ts';

/** Routes by the names that texts of content pages and their links use: content pages first, then other screens. */
export const contentRoutes = {
  terms: 'pages-terms',
  privacy: 'pages-privacy',
  faq: 'pages-faq',
  cookies: 'pages-cookies',
  ban: 'pages-ban',
  returnPolicy: 'pages-return-policy',
  accessibility: 'pages-accessibility',
  safety: 'pages-safety',
  service: 'pages-service',
  complaints: 'complaints',
  account: 'account',
  notifications: 'notifications',
  signup: 'signup',
  resetPassword: 'reset-password',
  credits: 'credits',
} as const satisfies Readonly<Record<string, RouteName>>;

/** Returns the route that a text names; undefined for an unknown name. */
export const contentRouteOf = (name: string): RouteName | undefined =>
  Object.hasOwn(contentRoutes, name) ? contentRoutes[name as keyof typeof contentRoutes] : undefined;
