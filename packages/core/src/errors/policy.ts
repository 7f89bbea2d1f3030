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

/**
 * Error policy of every call of the contract. A call without an entry does not compile. Section 8 of the
 * specification decides which errors are shown.
 */
export const errorPolicy = {
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

  login: 'screen',
  checkEmail: 'screen',
  activate: 'screen',
  resendActivation: 'screen',
  requestPasswordReset: 'screen',
  resetPassword: 'screen',
  changePassword: 'screen',
  changeEmail: 'screen',
  confirmEmail: 'screen',
  getSessions: 'screen',
  endSessions: 'screen',
  deleteUser: 'screen',
  exportUser: 'screen',
  acceptDocuments: 'screen',
  getNotifications: 'screen',
  saveNotifications: 'screen',
  getProfile: 'screen',
  getBlocks: 'screen',
  blockProfile: 'screen',
  unblockProfile: 'screen',
  report: 'screen',
  getMessages: 'screen',
  sendMessage: 'screen',
  uploadMessageImage: 'screen',
  getSettings: 'screen',
  getProfileFields: 'screen',
  getCompanyInfo: 'screen',
  complain: 'screen',
  getCases: 'screen',
  appeal: 'screen',
  getCaseByLink: 'screen',
  appealByLink: 'screen',
  getDiscountCode: 'screen',
  getCredits: 'screen',
  getPremium: 'screen',
  createOrder: 'screen',
  startPayment: 'screen',
  getTransaction: 'screen',
  getOrders: 'screen',
  getStatement: 'screen',
  getWithdrawal: 'screen',
  withdrawOrder: 'screen',
  getSubscription: 'screen',
  cancelSubscription: 'screen',
  cancelByEmail: 'screen',
} as const satisfies Readonly<Record<CallName, ErrorPolicy>>;

/**
 * Returns whether a failed discount code is rethrown to the caller; the failure of the welcome code is
 * swallowed (spec: error.discount-code-rethrown).
 */
export const isDiscountErrorRethrown = (query: Readonly<Record<string, string | undefined>>): boolean =>
  query['welcome'] !== 'true';
