import type { Language, Profile } from '@meetcute/contract';
import type { Background } from './background.ts';
import type { Database } from './database/database.ts';
import type { Uploads } from './http/uploads.ts';
import type { JobWorker } from './jobs/worker.ts';
import type { Delivered } from './modules/messages/delivered.ts';
import type { Passwords } from './modules/account/passwords.ts';
import type { Clock, Ids, Log, Mailer, FileStorage, Notifier } from './ports/ports.ts';
import type { Presence } from './ports/presence.ts';
import type { PushSender } from './ports/push-sender.ts';
import type { Site } from './sites.ts';

/** Everything that modules get handed; nothing is imported for its side effects. */
export interface Services {
  db: Database;
  clock: Clock;
  ids: Ids;
  mailer: Mailer;
  /** Writes to the browsers of members; without one no push is sent. */
  pushSender?: PushSender;
  storage: FileStorage;
  passwords: Passwords;
  notifier: Notifier;
  presence: Presence;
  log: Log;
  background: Background;
  uploads: Uploads;
  /** Tells senders what has arrived. */
  delivered: Delivered;
  /** Does what was written down as a job. */
  worker: JobWorker;
  sites: readonly Site[];
  /** What a fictional profile answers to a message, in a language; null where it doesn't answer. */
  replyFor?: (profile: Profile, message: string, language: Language) => string | null;
  /** Milliseconds until such an answer is given, 2000 when left out. */
  replyDelay?: number;
}
