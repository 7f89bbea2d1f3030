/** 'public' never asks who is there, 'optional' uses a user if there is one, 'login' needs one (spec: auth.level-default-requires-login). */
export type RouteAuth = 'public' | 'optional' | 'login';

/** The four page layouts (spec: layout.four-layouts). */
export type RouteLayout = 'default' | 'chat' | 'lander' | 'empty';

/** One route: `:name` is a part, `:name?` may be absent at the end, `*name` takes the rest of the path, also none. */
export interface RouteDefinition {
  readonly name: string;
  readonly path: string;
  /** Further paths that show the same page under the same name; the address stays as it is. */
  readonly aliases?: readonly string[];
  readonly auth: RouteAuth;
  /** What opens a 'login' route to visitors: the site's logged-out search setting, see `canSearch`. */
  readonly loginUnless?: 'logged-out-search';
  readonly layout: RouteLayout;
  /** Whether the page has no screen yet: it responds with 404, and nothing links to it. */
  readonly isPlanned?: true;
}

/**
 * Every page of the member site. A parent without a line of its own, such as `/pages`, is no page and answers 404.
 * Where the specification shows no auth level: content pages and landers are public, the two match pages optional.
 */
export const routes = [
  { name: 'index', path: '/', auth: 'optional', layout: 'default' },
  { name: 'login', path: '/login', auth: 'public', layout: 'default' },
  { name: 'signup', path: '/signup', auth: 'public', layout: 'default' },
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
    isPlanned: true,
  },
  {
    name: 'members-memberId-landing2-slug',
    path: '/members/:memberId/landing2/*slug',
    auth: 'public',
    layout: 'empty',
    isPlanned: true,
  },
  {
    name: 'members-memberId-landing3-slug',
    path: '/members/:memberId/landing3/*slug',
    auth: 'public',
    layout: 'empty',
    isPlanned: true,
  },
  { name: 'match-finder', path: '/match-finder', auth: 'optional', layout: 'empty' },
  { name: 'chats', path: '/chats', auth: 'login', layout: 'chat' },
  { name: 'chats-chatId', path: '/chats/:chatId', auth: 'login', layout: 'chat' },
  { name: 'likes', path: '/likes', auth: 'login', layout: 'default' },
  { name: 'likes-type', path: '/likes/:type', auth: 'login', layout: 'default' },
  { name: 'profile', path: '/profile', auth: 'login', layout: 'default' },
  { name: 'account', path: '/account', auth: 'login', layout: 'default' },
  { name: 'notifications', path: '/notifications', auth: 'login', layout: 'default' },

  { name: 'pricing', path: '/pricing', auth: 'public', layout: 'default', isPlanned: true },
  { name: 'premium', path: '/premium', auth: 'login', layout: 'default', isPlanned: true },
  { name: 'credits', path: '/credits', auth: 'login', layout: 'default', isPlanned: true },
  {
    name: 'credits-repeat-order',
    path: '/credits/repeat-order',
    auth: 'login',
    layout: 'default',
    isPlanned: true,
  },
  {
    name: 'credits-creditId-paymentMethod',
    path: '/credits/:creditId/:paymentMethod?',
    auth: 'login',
    layout: 'default',
    isPlanned: true,
  },
  {
    name: 'transactions-transactionId',
    path: '/transactions/:transactionId',
    auth: 'login',
    layout: 'default',
    isPlanned: true,
  },
  { name: 'complaints', path: '/complaints', auth: 'public', layout: 'default' },

  { name: 'pages-ban', path: '/pages/ban', auth: 'public', layout: 'default', isPlanned: true },
  { name: 'pages-cookies', path: '/pages/cookies', auth: 'public', layout: 'default', isPlanned: true },
  { name: 'pages-service', path: '/pages/service', auth: 'public', layout: 'default' },
  { name: 'pages-faq', path: '/pages/faq', auth: 'public', layout: 'default', isPlanned: true },
  { name: 'pages-terms', path: '/pages/terms', auth: 'public', layout: 'default' },
  { name: 'pages-privacy', path: '/pages/privacy', auth: 'public', layout: 'default' },
  {
    name: 'pages-return-policy',
    path: '/pages/return-policy',
    auth: 'public',
    layout: 'default',
    isPlanned: true,
  },

  { name: 'landers-video', path: '/landers/video', auth: 'public', layout: 'empty', isPlanned: true },
  { name: 'landers-gallery', path: '/landers/gallery', auth: 'public', layout: 'empty', isPlanned: true },
  {
    name: 'landers-maplanding',
    path: '/landers/maplanding',
    auth: 'public',
    layout: 'lander',
    isPlanned: true,
  },
  {
    name: 'landers-alonetonight',
    path: '/landers/alonetonight',
    auth: 'public',
    layout: 'lander',
    isPlanned: true,
  },
  {
    name: 'landers-iconslanding',
    path: '/landers/iconslanding',
    auth: 'public',
    layout: 'lander',
    isPlanned: true,
  },
  {
    name: 'landers-socialnetwork',
    path: '/landers/socialnetwork',
    auth: 'public',
    layout: 'lander',
    isPlanned: true,
  },
  {
    name: 'landers-collagelanding',
    path: '/landers/collagelanding',
    auth: 'public',
    layout: 'empty',
    isPlanned: true,
  },
  {
    name: 'landers-transitionsvideolanding-slug',
    path: '/landers/transitionsvideolanding/*slug',
    auth: 'public',
    layout: 'empty',
    isPlanned: true,
  },
] as const satisfies readonly RouteDefinition[];

export type Routes = typeof routes;
export type Route = Routes[number];
export type RouteName = Route['name'];
/** A route whose page has a screen. */
export type ScreenRouteName = Exclude<Route, { readonly isPlanned: true }>['name'];
export type RouteOf<N extends RouteName> = Extract<Route, { readonly name: N }>;

/** Looks a route up by its name. */
export const routeOf = <N extends RouteName>(name: N): RouteOf<N> =>
  routes.find((route) => route.name === name) as RouteOf<N>;

/** Whether the page of a route has a screen already, and so may be linked to. */
export const hasScreen = (name: RouteName): name is ScreenRouteName => !('isPlanned' in routeOf(name));
