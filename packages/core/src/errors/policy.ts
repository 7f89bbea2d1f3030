import type { CallName } from '@meetcute/contract';

/**
 * Reaction to a failed call.
 *
 * - `ignore`: nothing happens.
 * - `log`: writes a log line and shows nothing.
 * - `notice`: shows an error notice.
 * - `alert`: shows an alert with the error text.
 * - `session`: applies the session policy.
 * - `screen`: the calling screen shows the error, beside a form's fields or as a retry prompt.
 */
export type ErrorPolicy = 'ignore' | 'log' | 'notice' | 'alert' | 'session' | 'screen';

/** Calls with the policy `screen`. A type alone, because the browser needs no list of the usual case. */
type ScreenCall =
  | 'login'
  | 'checkEmail'
  | 'activate'
  | 'resendActivation'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'getPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeyLogin'
  | 'logInWithPasskey'
  | 'changeEmail'
  | 'confirmEmail'
  | 'getSessions'
  | 'endSessions'
  | 'deleteUser'
  | 'exportUser'
  | 'acceptDocuments'
  | 'getNotifications'
  | 'saveNotifications'
  | 'getProfile'
  | 'getBlocks'
  | 'blockProfile'
  | 'unblockProfile'
  | 'report'
  | 'getMessages'
  | 'sendMessage'
  | 'uploadMessageImage'
  | 'getSettings'
  | 'getProfileFields'
  | 'getCompanyInfo'
  | 'complain'
  | 'getCases'
  | 'appeal'
  | 'getCaseByLink'
  | 'appealByLink'
  | 'getDiscountCode'
  | 'getCredits'
  | 'getPremium'
  | 'createOrder'
  | 'startPayment'
  | 'getTransaction'
  | 'getOrders'
  | 'getStatement'
  | 'getWithdrawal'
  | 'withdrawOrder'
  | 'getSubscription'
  | 'cancelSubscription'
  | 'cancelByEmail';

/** Policies of all other calls. A call of the contract in neither list does not compile. */
const policies = {
  getUser: 'session',
  getChats: 'session',
  getLikes: 'session',
  logout: 'session',

  signUp: 'alert',
  deleteChat: 'alert',
  startChat: 'notice',

  likeProfile: 'log',
  unlikeProfile: 'log',
  markLikeSeen: 'log',
  search: 'log',
  searchCams: 'log',
  geocode: 'log',
  getRegions: 'log',
  getInterests: 'log',
  uploadImages: 'log',
  orderImages: 'log',
  deleteImage: 'log',
  saveUser: 'log',
  registerPush: 'log',
  removePush: 'log',
  readMessages: 'log',
  getSuggestions: 'log',
  getCatalogue: 'log',

  getActivation: 'ignore',
  pageHidden: 'ignore',
  stopMails: 'ignore',
  openMailChoice: 'ignore',
  openEvents: 'ignore',
  sendTyping: 'ignore',
  openCam: 'ignore',
  openPartner: 'ignore',
  openMessageImage: 'ignore',
  confirmPayment: 'ignore',
} as const satisfies Readonly<Record<Exclude<CallName, ScreenCall>, ErrorPolicy>>;

/** Returns the error policy of a call. Section 8 of the specification decides which errors are shown. */
export const errorPolicyOf = (call: CallName): ErrorPolicy =>
  Object.hasOwn(policies, call) ? policies[call as keyof typeof policies] : 'screen';

/**
 * Returns whether a failed discount code is rethrown to the caller; the failure of the welcome code is
 * swallowed (spec: error.discount-code-rethrown).
 */
export const isDiscountErrorRethrown = (query: Readonly<Record<string, string | undefined>>): boolean =>
  query['welcome'] !== 'true';

/** Waiting time in its most readable unit. */
export interface Wait {
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Converts the seconds of a `Retry-After` to a readable waiting time. Rounds up, to at least one second. */
export const waitOf = (seconds: number): Wait => {
  if (seconds <= MINUTE) return { value: Math.max(1, Math.ceil(seconds)), unit: 'second' };
  if (seconds <= HOUR) return { value: Math.ceil(seconds / MINUTE), unit: 'minute' };
  return { value: Math.ceil(seconds / HOUR), unit: 'hour' };
};
