import type { RouteLayout, RouteName } from '@meetcute/core';

/** Headings of pages in English; other journeys open pages without one here. */
export const headings: Partial<Record<RouteName, RegExp>> = {
  index: /^Good company starts with hello$/,
  login: /^Welcome back$/,
  signup: /^Meet people near you$/,
  'complete-signup': /^Continue your sign-up$/,
  'signup-matches': /^(People you might like|There’s nobody to suggest yet)$/,
  'reset-password': /^Forgot your password\?$/,
  'reset-password-do': /^(Your new password|This link doesn’t work)$/,
  'activate-done': /^(Confirm your address|Confirming your address…|This link doesn’t work)$/,
  'activate-error': /^This link doesn’t work$/,
  'mail-change-do': /^(Your email address|Changing your address…|This link doesn’t work)$/,
  'account-deleted': /^Your account has been deleted$/,
  'match-finder': /^Discover$/,
  pricing: /^Prices$/,
  cancel: /^Cancel a contract$/,
  'pages-service': /service/i,
  'pages-terms': /terms/i,
  'pages-privacy': /privacy/i,
};

/** Layouts by the specification, other than the default one. */
export const layouts: Partial<Record<RouteName, RouteLayout>> = {
  'members-memberId-chat': 'chat',
  'members-memberId-signup': 'lander',
  'members-memberId-landing': 'lander',
  'members-memberId-landing2-slug': 'empty',
  'members-memberId-landing3-slug': 'empty',
  'match-finder': 'empty',
  'signup-matches': 'empty',
  'landers-video': 'empty',
  'landers-gallery': 'empty',
  'landers-maplanding': 'lander',
  'landers-alonetonight': 'lander',
  'landers-iconslanding': 'lander',
  'landers-socialnetwork': 'lander',
  'landers-collagelanding': 'empty',
  'landers-transitionsvideolanding-slug': 'empty',
};

/** Returns the words of the first heading of a document. */
export const readHeading = (text: string): string =>
  /<h1[^>]*>([^]*?)<\/h1>/
    .exec(text)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .trim() ?? '';
