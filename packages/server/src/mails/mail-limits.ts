import type { Limit } from '../http/throttle.ts';
import type { MailKind } from './kinds.ts';

/** Purpose of a mail: its kind, or one of two whose recipient the kind does not tell. */
export type MailPurpose = MailKind | 'complaintReceipt' | 'operatorCancellation';

/** Limit of a purpose. */
interface MailLimit {
  /** Mails of this purpose that a mailbox gets per site. */
  limit: Limit;
  /** Whether a mail beyond the limit is tried again later, as after a failed delivery; else it is dropped. */
  isDeferred?: true;
  /** Reason for the number. */
  reason: string;
}

const ADDRESS: Limit = { name: 'mail-address', max: 5, window: 86_400_000 };
const ACTIVATION: Limit = { name: 'mail-activation', max: 10, window: 86_400_000 };
const PASSWORD: Limit = { name: 'mail-password', max: 20, window: 86_400_000 };
const TYPED: Limit = { name: 'mail-typed', max: 3, window: 86_400_000 };
const ACCOUNT: Limit = { name: 'mail-account', max: 20, window: 86_400_000 };
const CASE: Limit = { name: 'mail-case', max: 50, window: 86_400_000 };
const PAYMENT: Limit = { name: 'mail-payment', max: 100, window: 86_400_000 };
const NEWS: Limit = { name: 'mail-news', max: 10, window: 86_400_000 };
const OPERATORS: Limit = { name: 'mail-operators', max: 2000, window: 86_400_000 };

const address = { limit: ADDRESS, reason: 'Any member can type the address of a stranger.' };
const typedAddress = { limit: TYPED, reason: 'Any visitor can type the address of a stranger.' };
const account = {
  limit: ACCOUNT,
  isDeferred: true,
  reason: 'A notice about the security of an account goes to its own mailbox, and must arrive.',
} as const;
const decision = {
  limit: CASE,
  isDeferred: true,
  reason: 'The law requires the receipt of a report, decisions and their reasons.',
} as const;
const payment = {
  limit: PAYMENT,
  isDeferred: true,
  reason: 'The law requires the receipt of a payment, and notices about a contract.',
} as const;
const operators = {
  limit: OPERATORS,
  isDeferred: true,
  reason: 'Operators must see every report. It is on the staff desk too.',
} as const;

/** Limit of every mail that the product sends, per site, purpose and mailbox. */
export const MAIL_LIMITS: Readonly<Record<MailPurpose, MailLimit>> = {
  activate: {
    limit: ACTIVATION,
    reason: 'Anybody can sign up with the address of a stranger, and asks again.',
  },
  password: { limit: PASSWORD, reason: 'Anybody can ask for it; a member who is locked out needs it.' },
  emailChange: address,
  emailTaken: address,
  emailUndo: account,
  emailChanged: account,
  emailReplaced: account,
  emailUndone: account,
  passwordChanged: account,
  newLogin: account,
  passkeyAdded: account,
  passkeyRemoved: account,
  passkeysRemoved: account,
  deleted: account,
  report: operators,
  complaint: operators,
  appeal: operators,
  operatorCancellation: operators,
  receipt: decision,
  complaintReceipt: typedAddress,
  decision,
  restriction: decision,
  appealDecision: decision,
  lifted: decision,
  restored: decision,
  renewal: payment,
  renewalFailed: payment,
  cancelled: payment,
  cancelledFor: payment,
  cancellation: typedAddress,
  paid: payment,
  withdrawn: payment,
  refunded: payment,
  chargedBack: payment,
  refundFailed: payment,
  chargebackReversed: payment,
  news: { limit: NEWS, reason: 'Several accounts may share a mailbox; each gets one in a day of absence.' },
};
