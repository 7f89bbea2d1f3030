import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  /** Start, length and CPU time of the thread in microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
}

/** Names of the marks that `markInteractions` leaves. */
const BEGIN = 'bench-key';
const CHANGED = 'bench-changed';

/** Marks every key in the page, and what it brings about: text in a field, or the focus on a heading. */
export const markInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ begin, changed }) => {
      addEventListener('keydown', () => void performance.mark(begin), true);
      addEventListener('input', () => void performance.mark(changed), true);
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement) performance.mark(changed);
      });
    },
    { begin: BEGIN, changed: CHANGED },
  );

/** Records what the main thread does while something is done to a marked page, and adds it up key by key. */
export async function mainThreadWork(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  const categories = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return workOf(traceEvents.toSorted((a, b) => a.ts - b.ts));
}

/**
 * Milliseconds of CPU time for each key that changed something, from its task to the one that paints the change. Waiting
 * for a core is not in it, a slow-down is.
 */
function workOf(events: readonly TraceEvent[]): number[] {
  const thread = events.find(({ name }) => name === BEGIN);
  const own = events.filter(({ pid, tid }) => pid === thread?.pid && tid === thread.tid);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const keys = own.filter(({ name }) => name === BEGIN).map(({ ts }) => ts);
  return keys.flatMap((key, index) => {
    const before = keys[index + 1] ?? Number.POSITIVE_INFINITY;
    const change = own.findLast(({ name, ts }) => name === CHANGED && ts >= key && ts < before);
    const painted = own.find(({ name, ts }) => name === 'Commit' && change && ts >= change.ts);
    if (!painted) return [];
    const during = tasks.filter(({ ts, dur = 0 }) => ts + dur > key && ts <= painted.ts);
    return [during.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000];
  });
}
