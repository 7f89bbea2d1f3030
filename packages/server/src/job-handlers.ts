import type { JobHandlers } from './jobs/worker.ts';
import {
  mailActivation,
  mailEmailChange,
  mailFarewell,
  mailReset,
  mailSecurity,
} from './modules/account/account-mails.job.ts';
import { eraseMember } from './modules/account/deletion.usecases.ts';
import { mailAppeal, mailDecision, mailReceipt } from './modules/cases/case-mails.job.ts';
import { publishCorrectedUser } from './modules/ledger/corrections.usecases.ts';
import { refundToSenders } from './modules/ledger/refunds.usecases.ts';
import { mailLifted, mailRestored } from './modules/moderation/lifted-mail.job.ts';
import { mailDigest } from './modules/notifications/digest-mail.job.ts';
import { finishRefund } from './modules/orders/refund-order.usecases.ts';
import { checkRefund } from './modules/orders/check-refund.job.ts';
import { mailOrder } from './modules/orders/order-mails.job.ts';
import { addAvif } from './modules/photos/avif.job.ts';
import { sendPush } from './modules/push/send-push.job.ts';
import { mailComplaint, mailReport } from './modules/reports/report-mails.job.ts';
import { cancelAddress, renewPremium } from './modules/subscriptions/renewals.job.ts';
import { mailCancellation, mailSubscription } from './modules/subscriptions/subscription-mails.job.ts';
import type { Services } from './services.ts';

/** Mail servers are slow, and the activation screen of a new member waits for these mails. */
const MAILS_AT_A_TIME = 4;

/** Attempts for mails that a contract or an account's security needs, such as receipts: the last one is almost three days after the first. */
const ATTEMPTS_OF_CONTRACTS = 13;

/** A push service that does not respond must not block the others. */
const PUSHES_AT_A_TIME = 8;

/** Creates the handlers of all kinds of jobs. */
export const createJobHandlers = (services: Omit<Services, 'deliveryReceipts' | 'worker'>): JobHandlers => ({
  'photo-avif': { run: (job) => addAvif(services, job) },
  'erase-member': { run: (job) => eraseMember(services, job) },
  'refund-undelivered': { run: (job) => refundToSenders(services, job) },
  'refund-order': { run: (job, reschedule) => finishRefund(services, job, reschedule) },
  'check-refund': { run: (job, reschedule) => checkRefund(services, job, reschedule) },
  'renew-premium': { run: (job, reschedule) => renewPremium(services, job, reschedule) },
  'subscription-mail': { run: (job) => mailSubscription(services, job), attempts: ATTEMPTS_OF_CONTRACTS },
  'cancel-by-email': { run: (job) => cancelAddress(services, job) },
  'cancellation-mail': { run: (job) => mailCancellation(services, job), attempts: ATTEMPTS_OF_CONTRACTS },
  'publish-user': { run: (job) => publishCorrectedUser(services, job) },
  'activation-mail': { run: (job) => mailActivation(services, job), width: MAILS_AT_A_TIME },
  'password-mail': { run: (job) => mailReset(services, job), width: MAILS_AT_A_TIME },
  'email-change-mail': { run: (job) => mailEmailChange(services, job) },
  'email-undo-mail': { run: (job) => mailEmailChange(services, job) },
  'email-replaced-mail': { run: (job) => mailEmailChange(services, job), attempts: ATTEMPTS_OF_CONTRACTS },
  'security-mail': {
    run: (job) => mailSecurity(services, job),
    width: MAILS_AT_A_TIME,
    attempts: ATTEMPTS_OF_CONTRACTS,
  },
  'farewell-mail': { run: (job) => mailFarewell(services, job) },
  'report-mail': { run: (job) => mailReport(services, job) },
  'complaint-mail': { run: (job) => mailComplaint(services, job) },
  'order-mail': {
    run: (job) => mailOrder(services, job),
    width: MAILS_AT_A_TIME,
    attempts: ATTEMPTS_OF_CONTRACTS,
  },
  'receipt-mail': { run: (job) => mailReceipt(services, job) },
  'decision-mail': { run: (job) => mailDecision(services, job) },
  'lifted-mail': { run: (job) => mailLifted(services, job) },
  'restored-mail': { run: (job) => mailRestored(services, job) },
  'appeal-mail': { run: (job) => mailAppeal(services, job) },
  push: { run: (job, reschedule) => sendPush(services, job, reschedule), width: PUSHES_AT_A_TIME },
  'news-mail': { run: (job, reschedule) => mailDigest(services, job, reschedule), width: MAILS_AT_A_TIME },
});
