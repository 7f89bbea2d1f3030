import { queryFor, userQuery } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import {
  addressSearchQuery,
  canSearch,
  firstSearchQuery,
  matchOrigin,
  readLanderSlug,
  searchAddressOf,
  searchOrigin,
  shownLikesTypes,
  suggestionsQuery,
} from '@meetcute/core';
import { welcomeQuery } from '@meetcute/react/commerce';
import { campaignProfileQuery } from '@meetcute/react/sign-up';
import type { Client } from '@meetcute/client';
import type { Settings, User } from '@meetcute/contract';
import type { KnownTrafficSource, RouteName } from '@meetcute/core';
import type { LocaleCode, Namespace } from '@meetcute/i18n';
import type { PartName, ScreenName } from '../template/slots.ts';

/** Input that a binding's queries may depend on. */
export interface QueryNeeds {
  /** Client of the member API. */
  client: Client;
  /** Settings of the site. */
  settings: Settings;
  /** Traffic source of the visit; null when unknown. */
  trafficSource: KnownTrafficSource;
  /** Parameters of the matched route. */
  params: Readonly<Record<string, string | undefined>>;
  /** Address of the page. */
  url: URL;
  /** The logged-in member; null for visitors and on public pages. */
  viewer: User | null;
}

/** Query options, plain or infinite. */
export interface PrefetchOptions {
  /** Key of the query. */
  queryKey: readonly unknown[];
  /** Fetches the data. */
  queryFn: (context: never) => Promise<unknown>;
  /** First page parameter; present for infinite queries only. */
  initialPageParam?: unknown;
}

/** The screen of a route and everything it needs. */
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
  /** Queries that the screen reads with suspense. Only GET calls without side effects. */
  queries?: (needs: QueryNeeds) => PrefetchOptions[];
  /** Returns whether the page exists for these parameters; otherwise it responds with 404. Default: it does. */
  exists?: (needs: Pick<QueryNeeds, 'params' | 'settings'>) => boolean;
  /** Moment at which the server's page loads the site's script. Default: at once. See docs/decisions/032-pages-without-script.md. */
  script?: 'none' | 'on-interaction';
  /** Preloads promises that the screen reads with `use`, so that it does not suspend during hydration. */
  prepare?: (locale: LocaleCode, settings: Settings) => Promise<unknown>;
}

const prepareLegal: Binding['prepare'] = async (locale) =>
  (await import('../legal/contentTexts.ts')).loadLegalTexts(locale);

const preparePages: Binding['prepare'] = async (locale) =>
  (await import('../legal/contentTexts.ts')).loadPageTexts(locale);

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
  ...more,
});

/** Queries of a landing page with photos of profiles, where visitors may see them. */
const teasers: Binding['queries'] = ({ client, settings, trafficSource }) =>
  canSearch({ user: null, settings, trafficSource })
    ? [queryFor(client, calls.getSuggestions, suggestionsQuery('signup', trafficSource))]
    : [];

/** Binding of a page that sells something. */
const shop = (screen: ScreenName, queries: Exclude<Binding['queries'], undefined>): Binding => ({
  screen,
  parts: [],
  texts: ['commerce', 'premium', 'validation', 'wallet'],
  followsQuery: true,
  // Reading the welcome discount changes nothing; a bonus would be started, so only the browser asks for it.
  queries: (needs) => [...queries(needs), ...(needs.viewer ? [welcomeQuery(needs.client)] : [])],
});

const credits = ({ client }: QueryNeeds): PrefetchOptions[] => [queryFor(client, calls.getCredits, {})];
const premium = ({ client }: QueryNeeds): PrefetchOptions[] => [queryFor(client, calls.getPremium, {})];

const slugOf = ({ '*': rest, slug }: QueryNeeds['params']): string => rest ?? slug ?? '';

/** Whether the slug of a landing page belongs to the site's niche (spec: lander.slug-prefix-by-niche). */
const hasSlug: Binding['exists'] = ({ params, settings }) =>
  readLanderSlug(slugOf(params), settings.niche) !== null;

const advertised: Binding['queries'] = ({ client, params }) => [
  campaignProfileQuery(client, params['memberId'] ?? ''),
];

/** Bindings of all routes that have a screen. */
const bindings: Readonly<Record<RouteName, Binding>> = {
  index: {
    screen: 'Home',
    parts: ['Hero'],
    memberParts: ['ProfileCard'],
    texts: ['home', 'likes'],
    queries: ({ client, trafficSource, viewer }) =>
      viewer
        ? [
            queryFor(client, calls.getSuggestions, suggestionsQuery('match', trafficSource)),
            queryFor(client, calls.getLikes),
            queryFor(client, calls.getChats),
          ]
        : [],
  },
  login: { screen: 'Login', parts: [], texts: ['login'] },
  signup: {
    screen: 'SignUp',
    parts: [],
    texts: ['signUp', 'photos', 'fields', 'validation'],
    // The page is public, but members continue at a later step.
    queries: ({ client }) => [userQuery(client)],
  },
  'members-memberId-signup': {
    screen: 'SignUp',
    parts: [],
    texts: ['signUp', 'photos', 'fields', 'validation'],
    queries: ({ client, params }) => [
      userQuery(client),
      campaignProfileQuery(client, params['memberId'] ?? ''),
    ],
  },
  members: {
    screen: 'Search',
    parts: ['ProfileCard', 'PartnerTile'],
    texts: ['search', 'likes', 'adverts'],
    followsQuery: true,
    queries: ({ client, settings, trafficSource, url }) => {
      const address = searchAddressOf(url.searchParams, settings);
      return [
        queryFor(client, calls.search, addressSearchQuery(searchOrigin(settings, trafficSource), address)),
      ];
    },
  },
  'match-finder': {
    screen: 'MatchFinder',
    parts: ['SwipeCard'],
    texts: ['matchFinder'],
    queries: ({ client, settings, trafficSource, viewer }) =>
      canSearch({ user: viewer, settings, trafficSource })
        ? [
            queryFor(client, calls.search, firstSearchQuery(matchOrigin(settings, trafficSource))),
            ...(viewer ? [queryFor(client, calls.getLikes)] : []),
          ]
        : [],
    exists: ({ settings }) => settings.navigation.matchFinder !== false,
  },
  'members-memberId': {
    screen: 'Profile',
    parts: [],
    texts: ['profile', 'fields', 'likes'],
    queries: ({ client, params }) => [queryFor(client, calls.getProfile, { id: params['memberId'] ?? '' })],
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
    queries: ({ client, params }) => [queryFor(client, calls.getProfile, { id: params['memberId'] ?? '' })],
  },
  chats: {
    screen: 'Chats',
    parts: ['ChatListItem'],
    texts: ['chat'],
    queries: ({ client }) => [queryFor(client, calls.getChats)],
  },
  'chats-chatId': {
    screen: 'Chat',
    parts: ['ChatListItem', 'MessageBubble'],
    texts: ['chat'],
    queries: ({ client, params }) => [
      queryFor(client, calls.getChats),
      queryFor(client, calls.getMessages, { conversation: params['chatId'] ?? '' }),
    ],
  },
  likes: {
    screen: 'Likes',
    parts: ['ProfileCard'],
    texts: ['likes'],
    queries: ({ client }) => [queryFor(client, calls.getLikes)],
  },
  'likes-type': {
    screen: 'Likes',
    parts: ['ProfileCard'],
    texts: ['likes'],
    queries: ({ client }) => [queryFor(client, calls.getLikes)],
    exists: ({ params, settings }) =>
      params['type'] !== 'mutual' || shownLikesTypes(settings).includes('mutual'),
  },
  pricing: shop('Pricing', (needs) => [...credits(needs), ...premium(needs)]),
  credits: shop('Credits', credits),
  'credits-repeat-order': shop('RepeatOrder', credits),
  'credits-creditId-paymentMethod': shop('Order', credits),
  premium: shop('Premium', (needs) => [...premium(needs), queryFor(needs.client, calls.getSubscription)]),
  'transactions-transactionId': {
    screen: 'Transaction',
    parts: [],
    texts: ['commerce'],
    queries: ({ client, params }) => [
      queryFor(client, calls.getTransaction, { id: params['transactionId'] ?? '' }),
    ],
  },
  'activate-done': {
    screen: 'Activate',
    parts: [],
    texts: ['activate'],
    queries: ({ client }) => [userQuery(client)],
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
    queries: ({ client, settings, trafficSource, viewer }) =>
      canSearch({ user: viewer, settings, trafficSource })
        ? [
            queryFor(client, calls.getSuggestions, suggestionsQuery('signup', trafficSource)),
            ...(viewer ? [queryFor(client, calls.getLikes)] : []),
          ]
        : [],
  },
  account: { screen: 'Account', parts: [], texts: ['account', 'fields'] },
  'account-deleted': { screen: 'AccountDeleted', parts: [], texts: ['accountDeleted'] },
  notifications: {
    screen: 'Notifications',
    parts: [],
    texts: ['notifications', 'validation'],
    queries: ({ client }) => [queryFor(client, calls.getNotifications)],
  },
  'pages-service': {
    screen: 'Service',
    parts: [],
    texts: ['service'],
    queries: ({ client }) => [queryFor(client, calls.getCompanyInfo)],
    script: 'none',
  },
  cancel: {
    screen: 'Cancel',
    parts: [],
    texts: ['commerce', 'validation'],
    queries: ({ client, viewer }) => (viewer ? [queryFor(client, calls.getSubscription)] : []),
  },
  complaints: { screen: 'Complaints', parts: [], texts: ['complaints', 'validation'] },
  reports: { screen: 'Reports', parts: [], texts: ['cases', 'safety', 'validation'] },
  'reports-link': { screen: 'ReportLink', parts: [], texts: ['cases', 'safety', 'validation'] },
  'landers-video': lander('VideoLander'),
  'landers-gallery': lander('GalleryLander', { queries: teasers }),
  'landers-maplanding': lander('MapLander', {
    prepare: async (_, settings) => (await import('../landers/CountryMap.tsx')).prepareMap(settings),
  }),
  'landers-alonetonight': lander('AloneTonightLander'),
  'landers-iconslanding': lander('IconsLander'),
  'landers-socialnetwork': lander('SocialNetworkLander'),
  'landers-collagelanding': lander('CollageLander', { queries: teasers }),
  'landers-transitionsvideolanding-slug': lander('TransitionsVideoLander', { exists: hasSlug }),
  'members-memberId-landing': lander('MemberPortraitLander', { queries: advertised }),
  'members-memberId-landing2-slug': lander('MemberCoverLander', {
    queries: advertised,
    exists: hasSlug,
  }),
  'members-memberId-landing3-slug': lander('MemberAlbumLander', {
    queries: advertised,
    exists: hasSlug,
  }),
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
export const bindingOf = (name: RouteName): Binding => bindings[name];
