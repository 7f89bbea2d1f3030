import type { RouteName } from '@meetcute/core';

/** Part of the site, as the site map groups it. */
interface RouteArea {
  title: string;
  routes: readonly RouteName[];
}

/** Every route once, in the order in which a member meets them. */
export const routeAreas: readonly RouteArea[] = [
  {
    title: 'Joining',
    routes: [
      'index',
      'signup',
      'members-memberId-signup',
      'complete-signup',
      'signup-matches',
      'activate-done',
      'activate-error',
    ],
  },
  {
    title: 'Logging in',
    routes: ['login', 'reset-password', 'reset-password-do'],
  },
  {
    title: 'Discovering',
    routes: ['members', 'members-memberId', 'match-finder', 'likes', 'likes-type'],
  },
  {
    title: 'Talking',
    routes: ['chats', 'chats-chatId', 'members-memberId-chat', 'notifications'],
  },
  {
    title: 'Own profile and account',
    routes: ['profile', 'account', 'mail-change-do', 'account-deleted'],
  },
  {
    title: 'Paying',
    routes: [
      'pricing',
      'premium',
      'credits',
      'credits-repeat-order',
      'credits-creditId-paymentMethod',
      'transactions-transactionId',
      'cancel',
    ],
  },
  {
    title: 'Help and law',
    routes: [
      'pages-service',
      'pages-faq',
      'complaints',
      'reports',
      'reports-link',
      'pages-terms',
      'pages-privacy',
      'pages-cookies',
      'pages-ban',
      'pages-return-policy',
      'pages-accessibility',
      'pages-safety',
    ],
  },
  {
    title: 'Landing pages',
    routes: [
      'landers-video',
      'landers-gallery',
      'landers-maplanding',
      'landers-alonetonight',
      'landers-iconslanding',
      'landers-socialnetwork',
      'landers-collagelanding',
      'landers-transitionsvideolanding-slug',
      'members-memberId-landing',
      'members-memberId-landing2-slug',
      'members-memberId-landing3-slug',
    ],
  },
];
