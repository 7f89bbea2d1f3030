export { createApi, type Api, type ApiOptions } from './api.ts';
export type { Desk, DeskTarget } from './desk.ts';
export { claimDataFolder, StartError } from './database/data-folder.ts';
export type { Database } from './database/database.ts';
export { openDatabase, type DatabaseLocation, type OpenDatabase } from './database/open.ts';
export { isUnavailable } from './database/unavailable.ts';
export { ServerError } from './errors.ts';
export { composeMail, type MailInput, type MailKind } from './mails/compose.ts';
export { consoleLog, createNotifier, randomIds, silentLog, systemClock } from './ports/defaults.ts';
export type {
  Clock,
  Hasher,
  Ids,
  Log,
  Mail,
  Mailer,
  FileStorage,
  Notifier,
  OutgoingMail,
} from './ports/ports.ts';
export { findSite, siteOfRequest, type Site } from './sites.ts';
export { createMemoryPayments, type MemoryPayments } from './ports/memory-payments.ts';
export type {
  NewCharge,
  NewPayment,
  NewRefund,
  PaymentProvider,
  ReportedPayment,
} from './ports/payment-provider.ts';
export { createTestCheckout, type TestCheckout } from './modules/test-checkout/test-checkout.service.ts';
export {
  type NoticeMode,
  noticeModes,
  testChange,
  type TestChoice,
  testChoices,
} from './modules/test-checkout/test-checkout.rules.ts';
export { createMolliePayments } from './ports/mollie-payments.ts';
export { createPushSender, type PushSender, type VapidKeys } from './ports/push-sender.ts';
export { createSmtpMailer, type SmtpMailer } from './ports/smtp-mailer.ts';
export { hasMembers } from './seed.repository.ts';
export { hasPerson, seed } from './seed.ts';
export type { SeedConversation, SeedLike, SeedPerson, SeedWorld } from './seed-world.ts';
export type { PoolState } from './database/postgres-pool.ts';
export type { QueueState } from './jobs/jobs.repository.ts';
export { decideCase } from './modules/cases/decide.usecases.ts';
export { correctCredits } from './modules/ledger/corrections.usecases.ts';
export { readMember } from './modules/profile/profile.repository.ts';
export { takeInChanges } from './modules/search/counts.repository.ts';
export { readPage, type Page } from './modules/search/scroll.usecases.ts';
export type { Search } from './modules/search/search.repository.ts';
