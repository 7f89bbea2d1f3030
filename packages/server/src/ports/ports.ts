import type { MemberEvent, MemberSignal } from '@meetcute/contract';

/** The time; a test's clock stands still until it is moved. */
export interface Clock {
  now(): Date;
}

/** New identifiers: `id` for rows, `secret` for tokens that nobody may guess (256 bits, base64url). */
export interface Ids {
  id(): string;
  secret(): string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends mail; `from` is the address of the site. Rejects when the mail was not accepted. */
export interface Mailer {
  send(mail: Mail & { from: string }): Promise<void>;
}

/** Hashes passwords and checks them against a hash; slow on purpose. */
export interface Hasher {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** A folder of files by key (`abc/640.webp`); keys never start with a slash or climb up. */
export interface FileStorage {
  put(key: string, data: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}

/** Where lines for the operator go. Never give it a password, a token or a message. */
export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

/** Tells open event streams of a member that there is something to read. */
export interface Notifier {
  notify(memberId: string): void;
  /** Sends open streams of a member what stands in no log; lost where there are none. */
  signal(memberId: string, signal: MemberSignal): void;
  /** Calls `listener` whenever the member is woken, with a signal where there is one; answers how to stop. */
  subscribe(memberId: string, listener: (signal: MemberSignal | null) => void): () => void;
  /** Aborts when the server stops: streams and work in the background end then. */
  readonly closed: AbortSignal;
  /** Aborts `closed`. What still runs goes on waking the streams of other servers. */
  stop(): void;
  /** Stops, and leaves the other servers. */
  close(): void;
}

export type EventType = MemberEvent['type'];
