import type { Language, Profile } from '@meetcute/contract';
import type { Background } from './background.ts';
import type { Database } from './database/database.ts';
import type { Uploads } from './http/uploads.ts';
import type { JobWorker } from './jobs/worker.ts';
import type { LimitedMailer } from './mails/limit-mails.ts';
import type { DeliveryReceipts } from './modules/messages/delivery-receipts.service.ts';
import type { Passwords } from './modules/account/passwords.service.ts';
import type { Clock, Ids, Log, FileStorage, Notifier } from './ports/ports.ts';
import type { Presence } from './ports/presence.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { PushSender } from './ports/push-sender.ts';
import type { Site } from './sites.ts';

/** Dependencies of all modules. Nothing is imported for its side effects. */
export interface Services {
  /** The database. */
  db: Database;
  /** The current time. */
  clock: Clock;
  /** Generates identifiers. */
  ids: Ids;
  /** Sends mails within the limits of their mailboxes. */
  mailer: LimitedMailer;
  /** Sends pushes to browsers of members. Default: no pushes are sent. */
  pushSender?: PushSender;
  /** Takes payments. Default: no order can be paid. */
  paymentProvider?: PaymentProvider;
  /** Stores photos and images. */
  storage: FileStorage;
  /** Hashes and verifies passwords. */
  passwords: Passwords;
  /** Notifies event streams, and signals when the server stops. */
  notifier: Notifier;
  /** Reports which servers are running. */
  presence: Presence;
  /** Log for the operator. */
  log: Log;
  /** Runs work that no response waits for. */
  background: Background;
  /** Limits for reading requests and decoding photos. */
  uploads: Uploads;
  /** Notifies senders of delivered messages. */
  deliveryReceipts: DeliveryReceipts;
  /** Runs jobs. */
  worker: JobWorker;
  /** All sites of this server. */
  sites: readonly Site[];
  /** Returns the reply of a fictional profile to a message in a language; null for no reply. */
  replyFor?: (profile: Profile, message: string, language: Language) => string | null;
  /** Milliseconds before such a reply. Default: 2000. */
  replyDelay?: number;
}
