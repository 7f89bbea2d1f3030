import { allCalls, type calls } from '@meetcute/contract';
import { isFilePath } from './log/route-pattern.ts';
import { isHealthPath } from './pages/health.ts';
import type { RequestHead } from './request-head.ts';

/**
 * Loss when a request is refused: a `read` or a `page` comes a moment later, `retried` is a change that every client sends
 * again by itself, and a `change` is work that somebody did. `always` is never refused.
 */
export type LoadClass = 'read' | 'page' | 'retried' | 'change' | 'always';

/** Classes of calls, in the order in which they are refused. */
type CallClass = Exclude<LoadClass, 'page'>;

/** Classes of all calls of the contract. A `GET` that changes something is no read. */
export const callClasses: Readonly<Record<CallClass, readonly (keyof typeof calls)[]>> = {
  read: [
    'exportUser',
    'geocode',
    'getActivation',
    'getBlocks',
    'getCaseByLink',
    'getCases',
    'getChats',
    'getCompanyInfo',
    'getCredits',
    'getDiscountCode',
    'getInterests',
    'getLikes',
    'getMessages',
    'getNotifications',
    'getOrders',
    'getPasskeys',
    'getPremium',
    'getProfile',
    'getProfileFields',
    'getRegions',
    'getSessions',
    'getSettings',
    'getStatement',
    'getSubscription',
    'getSuggestions',
    'getTransaction',
    'getUser',
    'getWithdrawal',
    'openCam',
    'openEvents',
    'openMailChoice',
    'openMessageImage',
    'openPartner',
    'search',
    'searchCams',
    'startChat',
  ],
  // The outbox and the keys of requests make sure that each is done once.
  retried: ['likeProfile', 'sendMessage', 'unlikeProfile'],
  change: [
    'acceptDocuments',
    'activate',
    'addPasskey',
    'appeal',
    'appealByLink',
    'blockProfile',
    'changeEmail',
    'changePassword',
    'complain',
    'confirmEmail',
    'deleteChat',
    'deleteImage',
    'deleteUser',
    'endSessions',
    'logInWithPasskey',
    'login',
    'logout',
    'markLikeSeen',
    'orderImages',
    'pageHidden',
    'readMessages',
    'registerPush',
    'removePasskey',
    'removePush',
    'renamePasskey',
    'report',
    'requestPasswordReset',
    'resendActivation',
    'resetPassword',
    'saveNotifications',
    'saveUser',
    'sendTyping',
    'startPasskey',
    'startPasskeyLogin',
    'stopMails',
    'unblockProfile',
    'uploadImages',
    'uploadMessageImage',
  ],
  // A visitor who joins, somebody who buys, withdraws or cancels, notices of a provider, and texts, which are files.
  always: [
    'cancelByEmail',
    'cancelSubscription',
    'checkEmail',
    'confirmPayment',
    'createOrder',
    'getCatalogue',
    'signUp',
    'startPayment',
    'withdrawOrder',
  ],
};

const inOrder: readonly CallClass[] = ['read', 'retried', 'change', 'always'];

/** Classes by method and path. Where calls share both, the one that is refused last decides. */
const classOfCall = new Map<string, CallClass>(
  inOrder.flatMap((name) =>
    allCalls
      .filter((call) => (callClasses[name] as readonly string[]).includes(call.name))
      .map(({ method, path }) => [`${method} ${path}`, name] as const),
  ),
);

/** Returns the path of an absolute address, which takes less time than parsing it. */
export function pathOf({ url }: Pick<RequestHead, 'url'>): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

/** Returns the class of a request. */
export function loadClassOf(head: Pick<RequestHead, 'method' | 'url'>): LoadClass {
  const path = pathOf(head);
  const isRead = head.method === 'GET' || head.method === 'HEAD';
  const callClass = classOfCall.get(`${isRead ? 'GET' : head.method} ${path}`);
  if (callClass) return callClass;
  if (isHealthPath(path) || (isRead && isFilePath(path))) return 'always';
  if (!isRead) return 'change';
  return path.startsWith('/api/') ? 'read' : 'page';
}
