import type { MemberEvent, MemberSignal } from '@meetcute/contract';

/** The current time. A test's clock moves only on demand. */
export interface Clock {
  /** Returns the current time. */
  now(): Date;
}

/** Generates identifiers: `id` for rows, `secret` for unguessable tokens (256 bits, base64url). */
export interface Ids {
  /** Returns a new id for a row. */
  id(): string;
  /** Returns a new secret of 256 bits, base64url. */
  secret(): string;
}

/** A mail without its sender. */
export interface Mail {
  /** Address of the recipient. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** HTML with the same content. Default: none. */
  html?: string;
  /** Additional headers. Default: none. */
  headers?: Readonly<Record<string, string>>;
  /** Images in the HTML, which names them `cid:` and their id. Default: none. */
  images?: readonly MailImage[];
}

/** PNG image that is part of a mail. */
export interface MailImage {
  /** Id in the mail. */
  id: string;
  /** The image in base64. */
  png: string;
}

/** Mail with the address of the site that sends it. */
export interface OutgoingMail extends Mail {
  /** Address of the sender. */
  from: string;
}

/** Sends mail. Rejects when the mail server does not accept the mail. */
export interface Mailer {
  /** Sends a mail. */
  send(mail: OutgoingMail): Promise<void>;
}

/** Hashes passwords and verifies them. Deliberately slow. */
export interface Hasher {
  /** Hashes a password with a random salt. */
  hash(password: string): Promise<string>;
  /** Returns whether a password matches a hash. */
  verify(passwordHash: string, password: string): Promise<boolean>;
  /** Returns whether a hash has the present algorithm and cost; others are renewed at the next log-in. Default: all have. */
  isCurrent?(passwordHash: string): boolean;
}

/** Stores files by key (`abc/640.webp`). Keys never start with a slash or contain `..`. */
export interface FileStorage {
  /** Stores a file, replacing an earlier one. */
  put(key: string, data: Uint8Array): Promise<void>;
  /** Returns a file; null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes a file. Does nothing when there is none. */
  delete(key: string): Promise<void>;
}

/** Log for the operator. Never log a password, a token or a message. */
export interface Log {
  /** Logs normal operation. */
  info(message: string, details?: Record<string, unknown>): void;
  /** Logs a failure. */
  error(message: string, details?: Record<string, unknown>): void;
}

/** Notifies the open event streams of members. */
export interface Notifier {
  /** Notifies open streams of a member of new events in the log. */
  notify(memberId: string): void;
  /**
   * Sends a signal to the open streams of a member. Signals are not logged, and lost without an open stream.
   */
  signal(memberId: string, signal: MemberSignal): void;
  /**
   * Calls `listener` when the member is notified, with the signal if there is one. Returns an unsubscribe
   * function.
   */
  subscribe(memberId: string, listener: (signal: MemberSignal | null) => void): () => void;
  /** Aborts when the server stops, which ends streams and background work. */
  readonly closed: AbortSignal;
  /** Aborts `closed`. Work that is still running can still notify the streams of other servers. */
  stop(): void;
  /** Aborts `closed` and disconnects from the other servers. */
  close(): void;
}

/** Types of events in members' logs. */
export type EventType = MemberEvent['type'];
