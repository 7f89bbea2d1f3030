/**
 * Access level of a route: 'public' does not load the user, 'optional' uses the user if present, 'login'
 * requires one (spec: auth.level-default-requires-login).
 */
export type RouteAuth = 'public' | 'optional' | 'login';

/** Page layouts (spec: layout.four-layouts). */
export type RouteLayout = 'default' | 'chat' | 'lander' | 'empty';

/**
 * Definition of a route. In its path, `:name` is a parameter, `:name?` an optional last one, and `*name`
 * matches the rest of the path, which may be empty.
 */
export interface RouteDefinition {
  readonly name: string;
  readonly path: string;
  /** Further paths of the same page. The address is not redirected. */
  readonly aliases?: readonly string[];
  readonly auth: RouteAuth;
  /** Setting that opens a 'login' route to visitors, see `canSearch`. */
  readonly loginUnless?: 'logged-out-search';
  readonly layout: RouteLayout;
  /** Whether the layout has its navigation. Default: true. */
  readonly hasNavigation?: boolean;
}

/**
 * All pages of the member site. A parent without its own entry, such as `/pages`, responds with 404. Without
 * an auth level in the specification, content pages and landers are public and the two match pages optional.
 */
export const routes = [
  { name: 'index', path: '/', auth: 'optional', layout: 'default' },
  { name: 'login', path: '/login', auth: 'public', layout: 'default' },
  { name: 'signup', path: '/signup', auth: 'public', layout: 'default', hasNavigation: false },
  { name: 'complete-signup', path: '/complete-signup', auth: 'public', layout: 'default' },
  { name: 'signup-matches', path: '/signup-matches', auth: 'optional', layout: 'empty' },
  { name: 'reset-password', path: '/reset-password', auth: 'optional', layout: 'default' },
  { name: 'reset-password-do', path: '/reset-password/do', auth: 'optional', layout: 'default' },
  { name: 'activate-done', path: '/activate/done', auth: 'public', layout: 'default' },
  { name: 'activate-error', path: '/activate/error', auth: 'public', layout: 'default' },
  { name: 'mail-change-do', path: '/mail-change/do', auth: 'public', layout: 'default' },
  { name: 'account-deleted', path: '/account-deleted', auth: 'optional', layout: 'default' },

  {
    name: 'members',
    path: '/members',
    aliases: ['/search'],
    auth: 'login',
    loginUnless: 'logged-out-search',
    layout: 'default',
  },
  {
    name: 'members-memberId',
    path: '/members/:memberId',
    aliases: ['/likes/m/:memberId'],
    auth: 'optional',
    layout: 'default',
  },
  { name: 'members-memberId-chat', path: '/members/:memberId/chat', auth: 'public', layout: 'chat' },
  { name: 'members-memberId-signup', path: '/members/:memberId/signup', auth: 'public', layout: 'lander' },
  {
    name: 'members-memberId-landing',
    path: '/members/:memberId/landing',
    auth: 'public',
    layout: 'lander',
  },
  {
    name: 'members-memberId-landing2-slug',
    path: '/members/:memberId/landing2/*slug',
    auth: 'public',
    layout: 'empty',
  },
  {
    name: 'members-memberId-landing3-slug',
    path: '/members/:memberId/landing3/*slug',
    auth: 'public',
    layout: 'empty',
  },
  { name: 'match-finder', path: '/match-finder', auth: 'optional', layout: 'empty' },
  { name: 'chats', path: '/chats', auth: 'login', layout: 'chat' },
  { name: 'chats-chatId', path: '/chats/:chatId', auth: 'login', layout: 'chat' },
  { name: 'likes', path: '/likes', auth: 'login', layout: 'default' },
  { name: 'likes-type', path: '/likes/:type', auth: 'login', layout: 'default' },
  { name: 'profile', path: '/profile', auth: 'login', layout: 'default' },
  { name: 'account', path: '/account', auth: 'login', layout: 'default' },
  { name: 'notifications', path: '/notifications', auth: 'login', layout: 'default' },

  { name: 'pricing', path: '/pricing', auth: 'public', layout: 'default' },
  { name: 'premium', path: '/premium', auth: 'login', layout: 'default' },
  { name: 'credits', path: '/credits', auth: 'login', layout: 'default' },
  {
    name: 'credits-repeat-order',
    path: '/credits/repeat-order',
    auth: 'login',
    layout: 'default',
  },
  {
    name: 'credits-creditId-paymentMethod',
    path: '/credits/:creditId/:paymentMethod?',
    auth: 'login',
    layout: 'default',
  },
  {
    name: 'transactions-transactionId',
    path: '/transactions/:transactionId',
    auth: 'login',
    layout: 'default',
  },
  { name: 'cancel', path: '/cancel', auth: 'optional', layout: 'default' },
  { name: 'complaints', path: '/complaints', auth: 'public', layout: 'default' },
  { name: 'reports', path: '/reports', auth: 'login', layout: 'default' },
  { name: 'reports-link', path: '/reports/link', auth: 'public', layout: 'default' },

  { name: 'pages-ban', path: '/pages/ban', auth: 'public', layout: 'default' },
  { name: 'pages-cookies', path: '/pages/cookies', auth: 'public', layout: 'default' },
  { name: 'pages-service', path: '/pages/service', auth: 'public', layout: 'default' },
  { name: 'pages-faq', path: '/pages/faq', auth: 'public', layout: 'default' },
  { name: 'pages-terms', path: '/pages/terms', auth: 'public', layout: 'default' },
  { name: 'pages-privacy', path: '/pages/privacy', auth: 'public', layout: 'default' },
  { name: 'pages-return-policy', path: '/pages/return-policy', auth: 'public', layout: 'default' },
  { name: 'pages-accessibility', path: '/pages/accessibility', auth: 'public', layout: 'default' },
  { name: 'pages-safety', path: '/pages/safety', auth: 'public', layout: 'default' },

  { name: 'landers-video', path: '/landers/video', auth: 'public', layout: 'empty' },
  { name: 'landers-gallery', path: '/landers/gallery', auth: 'public', layout: 'empty' },
  {
    name: 'landers-maplanding',
    path: '/landers/maplanding',
    auth: 'public',
    layout: 'lander',
  },
  {
    name: 'landers-alonetonight',
    path: '/landers/alonetonight',
    auth: 'public',
    layout: 'lander',
  },
  {
    name: 'landers-iconslanding',
    path: '/landers/iconslanding',
    auth: 'public',
    layout: 'lander',
  },
  {
    name: 'landers-socialnetwork',
    path: '/landers/socialnetwork',
    auth: 'public',
    layout: 'lander',
  },
  {
    name: 'landers-collagelanding',
    path: '/landers/collagelanding',
    auth: 'public',
    layout: 'empty',
  },
  {
    name: 'landers-transitionsvideolanding-slug',
    path: '/landers/transitionsvideolanding/*slug',
    auth: 'public',
    layout: 'empty',
  },
] as const satisfies readonly RouteDefinition[];

/** Type of the route table. */
export type Routes = typeof routes;
/** Any route of the table. */
export type Route = Routes[number];
/** Name of any route. */
export type RouteName = Route['name'];
/** Route with a given name. */
export type RouteOf<N extends RouteName> = Extract<Route, { readonly name: N }>;

/** Returns the route with a name. */
export const routeOf = <N extends RouteName>(name: N): RouteOf<N> =>
  routes.find((route) => route.name === name) as RouteOf<N>;
