import { plain } from './responses.ts';

/** Paths at which a supervisor asks for the state of the host, on any host name. */
const LIVE = '/livez';
const READY = ['/readyz', '/healthz'];

/** Returns whether a path asks for the state of the host. */
export const isHealthPath = (pathname: string): boolean => pathname === LIVE || READY.includes(pathname);

/** Questions that readiness depends on. */
export interface HealthInput {
  /** Returns what keeps the API from handling requests, in a few words; null when it can. */
  findFault(): Promise<string | null>;
  /** Returns whether the host is about to stop. */
  isStopping(): boolean;
}

/** Milliseconds for which an answer counts. Supervisors ask every few seconds; health paths are public and never refused. */
export const HEALTH_EVERY = 1000;

/**
 * Responds whether the process lives (`/livez`), and whether it can handle requests (`/readyz`, and `/healthz` as before).
 * The first one asks nobody, so that a supervisor does not restart hosts because their database is away.
 */
export async function healthResponse(
  pathname: string,
  { findFault, isStopping }: HealthInput,
): Promise<Response> {
  if (pathname === LIVE) return plain('alive', 200);
  const fault = isStopping() ? 'the host is stopping' : await findFault();
  return fault === null ? plain('ready', 200) : plain(`not ready: ${fault}`, 503);
}
