import type { CallName } from '@meetcute/contract';

/**
 * What the product does when a call fails. 'ignore' nothing at all; 'log' a line in the log, nothing on screen;
 * 'notice' a danger toast; 'alert' the alert port with the error's text; 'session' the session policy;
 * 'screen' the screen that asked shows it (a form beside its fields, a page as 'try again').
 */
export type ErrorPolicy = 'ignore' | 'log' | 'notice' | 'alert' | 'session' | 'screen';

/** The policy of every call of the contract; a call without an entry does not compile. Section 8 decides where it speaks. */
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
  seeLike: 'log',
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
  changeEmail: 'screen',
  confirmEmail: 'screen',
  getSessions: 'screen',
  endSessions: 'screen',
  deleteUser: 'screen',
  exportUser: 'screen',
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
  getDiscountCode: 'screen',
  getCredits: 'screen',
  getPremium: 'screen',
  createOrder: 'screen',
  getTransaction: 'screen',
} as const satisfies Readonly<Record<CallName, ErrorPolicy>>;

/** Whether a failed discount code reaches the caller; the welcome code's failure is swallowed (spec: error.discount-code-rethrown). */
export const isDiscountErrorRethrown = (query: Readonly<Record<string, string | undefined>>): boolean =>
  query['welcome'] !== 'true';
