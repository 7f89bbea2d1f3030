import { queryFor, userQuery, type Client } from '@meetcute/client';
import { calls, type Profile, type SearchResponse, type Settings, type User } from '@meetcute/contract';
import {
  automaticWidening,
  canSearch,
  href,
  type KnownTrafficSource,
  matchOrigin,
  pendingSearchQuery,
  readLanderSlug,
  reduceSearch,
  type RouteName,
  safeNext,
  parseSearchAddress,
  searchAt,
  searchOrigin,
  type SearchOrigin,
  type SearchState,
  shownLikesTypes,
  suggestionsQuery,
} from '@meetcute/core';
import { welcomeQuery } from '@meetcute/react/commerce';
import { campaignProfileQuery } from '@meetcute/react/sign-up';
import type { SiteContext } from '../router/context.ts';
import { Redirect } from '../router/outcomes.ts';

/** Input that the queries of a page may depend on. */
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
  /** Returns the query that a response makes necessary; null for none. Default: none. */
  next?: (response: never) => PrefetchOptions | null;
}

/** Requirements of a page. The browser loads this file after the first page, which the server has drawn. */
export interface Requirements {
  /** Queries that the screen reads with suspense. Only GET calls without side effects. Default: none. */
  queries?: (needs: QueryNeeds) => PrefetchOptions[];
  /** Returns whether the page exists for these parameters; otherwise it responds with 404. Default: it does. */
  exists?: (needs: Pick<QueryNeeds, 'params' | 'settings'>) => boolean;
  /** Checks access beyond the route's own level. Throws `Redirect` for another page. Default: none. */
  enter?: (site: Pick<SiteContext, 'client' | 'queryClient'>, url: URL) => Promise<void>;
}

/** Queries of a landing page with photos of profiles, where visitors may see them. */
const teasers: Requirements = {
  queries: ({ client, settings, trafficSource }) =>
    canSearch({ user: null, settings, trafficSource })
      ? [queryFor(client, calls.getSuggestions, suggestionsQuery('signup', trafficSource))]
      : [],
};

/** Requirements of a page that sells something. */
const shop = (queries: Exclude<Requirements['queries'], undefined>): Requirements => ({
  // Reading the welcome discount changes nothing; a bonus would be started, so only the browser asks for it.
  queries: (needs) => [...queries(needs), ...(needs.viewer ? [welcomeQuery(needs.client)] : [])],
});

const credits = ({ client }: QueryNeeds): PrefetchOptions[] => [queryFor(client, calls.getCredits, {})];
const premium = ({ client }: QueryNeeds): PrefetchOptions[] => [queryFor(client, calls.getPremium, {})];

const slugOf = ({ '*': rest, slug }: QueryNeeds['params']): string => rest ?? slug ?? '';

/** Whether the slug of a landing page belongs to the site's niche (spec: lander.slug-prefix-by-niche). */
const hasSlug: Requirements['exists'] = ({ params, settings }) =>
  readLanderSlug(slugOf(params), settings.niche) !== null;

/** Returns the query of a search, followed by wider ones while it opens without results. */
const searchQuery = (
  { client, settings }: Pick<QueryNeeds, 'client' | 'settings'>,
  origin: SearchOrigin,
  state: SearchState<Profile> = searchAt({ filters: null, page: 1 }),
): PrefetchOptions => {
  const startedState = reduceSearch(state, { type: 'started' });
  return {
    ...queryFor(client, calls.search, pendingSearchQuery(origin, startedState)),
    next: (response: SearchResponse) => {
      const answeredState = reduceSearch(startedState, {
        type: 'answered',
        request: startedState.request,
        response,
      });
      const filters = automaticWidening(answeredState, settings);
      const widenedState = filters && reduceSearch(answeredState, { type: 'widened', filters });
      return widenedState && searchQuery({ client, settings }, origin, widenedState);
    },
  };
};

const campaignQueries: Requirements['queries'] = ({ client, params }) => [
  campaignProfileQuery(client, params['memberId'] ?? ''),
];

/** A text for everyone, in the frame of the member who reads it. */
const content: Requirements = { queries: ({ client }) => [userQuery(client)] };

const requirements: Partial<Record<RouteName, Requirements>> = {
  index: {
    queries: ({ client, trafficSource, viewer }) =>
      viewer
        ? [
            queryFor(client, calls.getSuggestions, suggestionsQuery('match', trafficSource)),
            queryFor(client, calls.getLikes),
            queryFor(client, calls.getChats),
          ]
        : [],
  },
  login: {
    // Leads somebody who is logged in on. A user that does not load is a visitor.
    enter: async ({ client, queryClient }, url) => {
      const user = await queryClient.ensureQueryData(userQuery(client)).catch(() => null);
      if (user) throw new Redirect(safeNext(url.searchParams.get('next')) ?? href('members'));
    },
  },
  signup: {
    // The page is public, but members continue at a later step.
    queries: ({ client }) => [userQuery(client)],
  },
  'members-memberId-signup': {
    queries: ({ client, params }) => [
      userQuery(client),
      campaignProfileQuery(client, params['memberId'] ?? ''),
    ],
  },
  members: {
    queries: (needs) => {
      const { settings, trafficSource, url } = needs;
      const address = parseSearchAddress(url.searchParams, settings);
      return [searchQuery(needs, searchOrigin(settings, trafficSource), searchAt(address))];
    },
  },
  'match-finder': {
    queries: (needs) => {
      const { client, settings, trafficSource, viewer } = needs;
      return canSearch({ user: viewer, settings, trafficSource })
        ? [
            searchQuery(needs, matchOrigin(settings, trafficSource)),
            ...(viewer ? [queryFor(client, calls.getLikes)] : []),
          ]
        : [];
    },
    exists: ({ settings }) => settings.navigation.matchFinder !== false,
  },
  'members-memberId': {
    queries: ({ client, params }) => [queryFor(client, calls.getProfile, { id: params['memberId'] ?? '' })],
  },
  'members-memberId-chat': {
    queries: ({ client, params }) => [queryFor(client, calls.getProfile, { id: params['memberId'] ?? '' })],
  },
  chats: {
    queries: ({ client }) => [queryFor(client, calls.getChats)],
  },
  'chats-chatId': {
    queries: ({ client, params }) => [
      queryFor(client, calls.getChats),
      queryFor(client, calls.getMessages, { conversation: params['chatId'] ?? '' }),
    ],
  },
  likes: {
    queries: ({ client }) => [queryFor(client, calls.getLikes)],
  },
  'likes-type': {
    queries: ({ client }) => [queryFor(client, calls.getLikes)],
    exists: ({ params, settings }) =>
      params['type'] !== 'mutual' || shownLikesTypes(settings).includes('mutual'),
  },
  'transactions-transactionId': {
    queries: ({ client, params }) => [
      queryFor(client, calls.getTransaction, { id: params['transactionId'] ?? '' }),
    ],
  },
  'activate-done': {
    queries: ({ client }) => [userQuery(client)],
  },
  'signup-matches': {
    queries: ({ client, settings, trafficSource, viewer }) =>
      canSearch({ user: viewer, settings, trafficSource })
        ? [
            queryFor(client, calls.getSuggestions, suggestionsQuery('signup', trafficSource)),
            ...(viewer ? [queryFor(client, calls.getLikes)] : []),
          ]
        : [],
  },
  notifications: {
    queries: ({ client }) => [queryFor(client, calls.getNotifications)],
  },
  'pages-service': {
    queries: ({ client }) => [userQuery(client), queryFor(client, calls.getCompanyInfo)],
  },
  'pages-terms': content,
  'pages-privacy': content,
  'pages-faq': content,
  'pages-cookies': content,
  'pages-ban': content,
  'pages-return-policy': content,
  'pages-accessibility': content,
  'pages-safety': content,
  cancel: {
    queries: ({ client, viewer }) => (viewer ? [queryFor(client, calls.getSubscription)] : []),
  },
  // Visitors are led to the sign-up, members to the order.
  pricing: shop((needs) => [userQuery(needs.client), ...credits(needs), ...premium(needs)]),
  credits: shop(credits),
  'credits-repeat-order': shop(credits),
  'credits-creditId-paymentMethod': shop(credits),
  premium: shop((needs) => [...premium(needs), queryFor(needs.client, calls.getSubscription)]),
  'landers-gallery': teasers,
  'landers-collagelanding': teasers,
  'landers-transitionsvideolanding-slug': { exists: hasSlug },
  'members-memberId-landing': { queries: campaignQueries },
  'members-memberId-landing2-slug': {
    queries: campaignQueries,
    exists: hasSlug,
  },
  'members-memberId-landing3-slug': {
    queries: campaignQueries,
    exists: hasSlug,
  },
};

/** Returns the requirements of a route. */
export const findRequirements = (name: RouteName): Requirements => requirements[name] ?? {};
