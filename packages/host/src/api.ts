import type { Desk, PoolState, QueueState } from '@meetcute/server';

/** The client of a request to the member API. */
export interface ApiClient {
  /** Id of the site. */
  site: string;
  /** The client's network address, if known. */
  address?: string | undefined;
  /** Country of that address; null when unknown. */
  country?: string | null | undefined;
}

/** State of an API in this process. */
export interface ApiStats {
  /** Connections to PostgreSQL; undefined with the embedded database. */
  pool: PoolState | undefined;
  /** Jobs by kind; null when the database does not respond. */
  queue: readonly QueueState[] | null;
  /** Failed attempts of jobs since the start, by kind. */
  jobFailures: ReadonlyMap<string, number>;
}

/** The member API as the host sees it: in this process or at another address. */
export interface HostApi {
  /** Handles a request of a client and never rejects. */
  fetch(request: Request, client: ApiClient): Promise<Response>;
  /** Returns what keeps the API from handling requests, in a few words; null when it can. */
  findFault(): Promise<string | null>;
  /** Returns the state of the API for metrics. Only of an API in this process. */
  readStats?(): Promise<ApiStats>;
  /** Opens the API of the staff desk. Only of an API in this process. */
  openDesk?(): Desk;
  /** Ends open event streams at once, so that clients reconnect elsewhere. Other requests are handled as before. */
  stop(): void;
  /** Finishes running work and closes the database and other resources that the API opened. */
  close(): Promise<void>;
  /** Log-ins for trying the demo. */
  readonly logins?: readonly { site: string; email: string; password: string }[];
  /** Returns whether the demo world has a portrait with this file name. */
  readonly hasPortrait?: (filename: string) => boolean;
  /** Responds to requests for the payment page of the test checkout; null for other requests. */
  readonly paymentPage?: (request: Request) => Promise<Response | null>;
}

/** Images under `/cdn`. */
export interface HostImages {
  /** Returns the image, or null if there is none. */
  fetch(request: Request): Promise<Response | null>;
}
