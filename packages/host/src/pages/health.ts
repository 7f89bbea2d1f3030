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

/** Milliseconds for which an answer counts. Supervisors ask every few seconds. */
const ANSWER_COUNTS = 1000;

/**
 * Returns a function that asks once a second at most, and not while an answer is awaited: health paths are public and never
 * refused, so a flood of them must not reach the database. An error is asked about again at once. `now` returns
 * milliseconds.
 */
export function createSharedAnswer<T>(
  ask: () => Promise<T>,
  now = () => performance.now(),
): () => Promise<T> {
  let last: { answer: Promise<T>; at: number; isPending: boolean } | null = null;
  return () => {
    if (last && (last.isPending || now() - last.at < ANSWER_COUNTS)) return last.answer;
    const answer = ask();
    const current = { answer, at: now(), isPending: true };
    last = current;
    answer.then(
      () => void (current.isPending = false),
      () => void (last = null),
    );
    return answer;
  };
}

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
