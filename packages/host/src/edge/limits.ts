import type { ServerOptions } from 'node:http';

/** Limits of a connection, in milliseconds. docs/decisions/045-connections-and-load.md explains them. */
export const CONNECTION_LIMITS = {
  /** From the first byte of a request, or the start of a connection, to the end of the head. */
  headersTimeout: 10_000,
  /** To the end of the body, however it is read. Slow bodies are cut off earlier. */
  requestTimeout: 300_000,
  /** Interval of the checks of both limits. Node's default of 30 s would add as much to them. */
  connectionsCheckingInterval: 1000,
  /** Without a request, after a response. Longer than common proxies keep a connection. */
  keepAliveTimeout: 125_000,
} satisfies ServerOptions;

/**
 * Connections that wait until the process accepts them, at most as many as the system allows (`net.core.somaxconn`). A
 * burst overflows Node's default of 511, and a browser whose connection was dropped tries again after 1, 3 and 7 seconds.
 */
export const BACKLOG = 4096;
