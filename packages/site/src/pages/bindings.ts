import type { Settings } from '@meetcute/contract';
import type { RouteName } from '@meetcute/core';
import type { LocaleCode, Namespace } from '@meetcute/i18n';
import type { PartName, ScreenName } from '../template/slots.ts';

/** The screen of a route and what it loads. `requirements.ts` has its queries. */
export interface Binding {
  /** Screen of the route. */
  screen: ScreenName;
  /** Parts to preload, because the screen renders them with `useSlot`. */
  parts: readonly PartName[];
  /** Parts to preload for members only. Default: none. */
  memberParts?: readonly PartName[];
  /** Text namespaces beyond those of the shell. */
  texts: readonly Namespace[];
  /**
   * Whether the screen itself reacts to changes of the query string, so that its loader does not run again.
   * Default: false.
   */
  followsQuery?: boolean;
  /**
   * Moment at which the server's page loads the site's script: never, or with the first interaction of a visitor. Default:
   * after its first paint. See docs/decisions/026-without-script.md and 035-slow-phones.md.
   */
  script?: 'none' | 'on-interaction';
  /**
   * Whether the page is a landing page, whose first paint shows all of it with its fonts. No scroll or moved pointer loads
   * its script, and nothing is fetched before. Default: false.
   */
  isLander?: boolean;
  /** Preloads promises that the screen reads with `use`, so that it does not suspend during hydration. */
  prepare?: (locale: LocaleCode, settings: Settings) => Promise<unknown>;
}

const prepareLegal: Binding['prepare'] = async (locale) =>
  (await import('../legal/content-texts.ts')).loadLegalTexts(locale);

const preparePages: Binding['prepare'] = async (locale) =>
  (await import('../legal/content-texts.ts')).loadPageTexts(locale);

/** Binding of a content page: a text that needs no script. */
const content = (
  screen: ScreenName,
  prepare: Binding['prepare'],
  texts: readonly Namespace[] = [],
): Binding => ({
  screen,
  parts: [],
  texts: ['legal', ...texts],
  script: 'none',
  ...(prepare && { prepare }),
});

/** Binding of a landing page, which advertises to visitors. */
const lander = (screen: ScreenName, more: Partial<Binding> = {}): Binding => ({
  screen,
  parts: ['LanderFrame', 'LanderScene'],
  texts: ['landers', 'signUp', 'validation'],
  script: 'on-interaction',
  isLander: true,
  ...more,
});

/** Binding of a page that sells something. */
const shop = (screen: ScreenName): Binding => ({
  screen,
  parts: [],
  texts: ['commerce', 'premium', 'validation', 'wallet'],
  followsQuery: true,
});

/** Binding of the sign-up, whose first step works without script. */
const signUp: Binding = {
  screen: 'SignUp',
  parts: [],
  texts: ['signUp', 'photos', 'fields', 'validation'],
  // Pages of a step are values of the query.
  followsQuery: true,
  script: 'on-interaction',
};

/** Bindings of all routes that have a screen. */
const bindings: Readonly<Record<RouteName, Binding>> = {
  index: {
    screen: 'Home',
    parts: ['Hero'],
    memberParts: ['ProfileCard'],
    texts: ['home', 'likes'],
    script: 'on-interaction',
  },
  login: { screen: 'Login', parts: [], texts: ['login', 'validation'] },
  signup: signUp,
  'members-memberId-signup': signUp,
  members: {
    screen: 'Search',
    parts: ['ProfileCard', 'PartnerTile'],
    texts: ['search', 'likes', 'adverts', 'fields'],
    followsQuery: true,
  },
  'match-finder': {
    screen: 'MatchFinder',
    parts: ['SwipeCard'],
    texts: ['matchFinder', 'fields'],
  },
  'members-memberId': {
    screen: 'Profile',
    parts: [],
    texts: ['profile', 'fields', 'likes'],
  },
  profile: {
    screen: 'MyProfile',
    parts: [],
    texts: ['myProfile', 'photos', 'profile', 'fields', 'likes', 'validation'],
    followsQuery: true,
  },
  'members-memberId-chat': {
    screen: 'MemberChat',
    parts: ['ProfileCard'],
    texts: ['chat'],
  },
  chats: {
    screen: 'Chats',
    parts: ['ChatListItem'],
    texts: ['chat'],
  },
  'chats-chatId': {
    screen: 'Chat',
    parts: ['ChatListItem', 'MessageBubble'],
    texts: ['chat', 'photos'],
  },
  likes: {
    screen: 'Likes',
    parts: ['ProfileCard'],
    texts: ['likes', 'fields'],
  },
  'likes-type': {
    screen: 'Likes',
    parts: ['ProfileCard'],
    texts: ['likes', 'fields'],
  },
  pricing: shop('Pricing'),
  credits: shop('Credits'),
  'credits-repeat-order': shop('RepeatOrder'),
  'credits-creditId-paymentMethod': shop('Order'),
  premium: shop('Premium'),
  'transactions-transactionId': {
    screen: 'Transaction',
    parts: [],
    texts: ['commerce'],
  },
  'activate-done': {
    screen: 'Activate',
    parts: [],
    texts: ['activate'],
  },
  'activate-error': { screen: 'Activate', parts: [], texts: ['activate'] },
  'reset-password': { screen: 'ResetPassword', parts: [], texts: ['password', 'validation'] },
  'reset-password-do': { screen: 'NewPassword', parts: [], texts: ['password', 'validation'] },
  'mail-change-do': { screen: 'MailChange', parts: [], texts: ['mailChange'] },
  'complete-signup': { screen: 'CompleteSignUp', parts: [], texts: ['completeSignup'] },
  'signup-matches': {
    screen: 'SignUpMatches',
    parts: ['ProfileCard'],
    texts: ['signupMatches', 'likes'],
  },
  account: {
    screen: 'Account',
    parts: [],
    texts: ['account', 'fields', 'notifications', 'password', 'validation'],
  },
  'account-deleted': { screen: 'AccountDeleted', parts: [], texts: ['accountDeleted'] },
  notifications: {
    screen: 'Notifications',
    parts: [],
    texts: ['notifications', 'validation'],
  },
  'pages-service': {
    screen: 'Service',
    parts: [],
    texts: ['service'],
    script: 'none',
  },
  cancel: {
    screen: 'Cancel',
    parts: [],
    texts: ['commerce', 'validation'],
  },
  complaints: { screen: 'Complaints', parts: [], texts: ['complaints', 'validation'] },
  reports: { screen: 'Reports', parts: [], texts: ['cases', 'safety', 'validation'] },
  'reports-link': { screen: 'ReportLink', parts: [], texts: ['cases', 'safety', 'validation'] },
  'landers-video': lander('VideoLander'),
  'landers-gallery': lander('GalleryLander'),
  'landers-maplanding': lander('MapLander', {
    prepare: async (_, settings) => (await import('../landers/CountryMap.tsx')).prepareMap(settings),
  }),
  'landers-alonetonight': lander('AloneTonightLander'),
  'landers-iconslanding': lander('IconsLander'),
  'landers-socialnetwork': lander('SocialNetworkLander'),
  'landers-collagelanding': lander('CollageLander'),
  'landers-transitionsvideolanding-slug': lander('TransitionsVideoLander'),
  'members-memberId-landing': lander('MemberPortraitLander'),
  'members-memberId-landing2-slug': lander('MemberCoverLander'),
  'members-memberId-landing3-slug': lander('MemberAlbumLander'),
  'pages-terms': content('Terms', prepareLegal),
  'pages-privacy': content('Privacy', prepareLegal),
  'pages-faq': content('Faq', preparePages),
  'pages-cookies': content('Cookies', preparePages, ['cookies', 'cookieConsent']),
  'pages-ban': content('Ban', preparePages),
  'pages-return-policy': content('ReturnPolicy', preparePages),
  'pages-accessibility': content('Accessibility', preparePages),
  'pages-safety': content('SafetyTips', preparePages),
};

/** Binding of the error page, which can replace the page of any route. */
export const errorBinding = {
  screen: 'Error',
  parts: [],
  memberParts: ['ProfileCard'],
  texts: ['signUp', 'validation'],
} as const satisfies Binding;

/** Returns the binding of a route. */
export const findBinding = (name: RouteName): Binding => bindings[name];
