import type { Browser, Page } from 'playwright';
import { nameTask, type TraceEvent } from './name-task.ts';

/** Names of the marks that `markInteractions` sets. */
const BEGIN = 'bench-key';
const CHANGED = 'bench-changed';
/** Name of the mark that `markDocuments` sets. */
const OPENED = 'bench-opened';
/** Number of the longest tasks that get a name. */
const LONGEST = 5;

/** Marks every key in the page and its effect: text in a field, or the focus on a heading. */
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

/** Marks every tap in the page and the switch that it changes. */
export const markTaps = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ begin, changed }) => {
      addEventListener('pointerdown', () => void performance.mark(begin), true);
      new MutationObserver(() => void performance.mark(changed)).observe(document, {
        attributeFilter: ['aria-pressed'],
        subtree: true,
      });
    },
    { begin: BEGIN, changed: CHANGED },
  );

/** Marks the start of every document, from which `mainThreadTasks` knows the thread of the last one. */
export const markDocuments = (page: Page): Promise<unknown> =>
  page.addInitScript((markName) => void performance.mark(markName), OPENED);

/** Returns the trace events of a page during an action, in order. */
async function record(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const categories = [
    'blink.user_timing',
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    // Names the second parse of a script.
    'disabled-by-default-v8.compile',
  ];
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return traceEvents.toSorted((a, b) => a.ts - b.ts);
}

/** Returns the main-thread work of each key during an action on a marked page. */
export const mainThreadWork = async (
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> => workOf(await record(browser, page, act));

/** Returns the events of the thread that set a mark. */
function threadOf(events: readonly TraceEvent[], mark: string): TraceEvent[] {
  const thread = events.find(({ name }) => name === mark);
  return events.filter(({ pid, tid }) => pid === thread?.pid && tid === thread.tid);
}

const sumOf = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** Task of a main thread. */
export interface Task {
  /** CPU time in milliseconds. Includes a slow-down of the CPU, but not waiting for a core. */
  time: number;
  /** Events that took most of it; empty for all but the longest tasks. */
  name: string;
}

/**
 * Returns the tasks of the main thread of the last document during an action on a marked page, the longest first; undefined
 * if its start is not in the trace. A busy machine may start to trace a new process too late.
 */
export async function mainThreadTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Task[] | undefined> {
  const events = await record(browser, page, act);
  const openingEvent = events.findLast(({ name }) => name === OPENED);
  if (!openingEvent) return undefined;
  const thread = events.filter(({ pid, tid }) => pid === openingEvent.pid && tid === openingEvent.tid);
  return thread
    .filter(({ name }) => name === 'RunTask')
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .map((task, index) => ({
      time: (task.tdur ?? 0) / 1000,
      name: index < LONGEST ? nameTask(task, thread) : '',
    }));
}

/**
 * Returns the milliseconds of CPU time for each key with an effect, from its task to the task that paints the
 * effect. Includes a slow-down of the CPU, but not waiting for a core.
 */
function workOf(events: readonly TraceEvent[]): number[] {
  const threadEvents = threadOf(events, BEGIN);
  const tasks = threadEvents.filter(({ name }) => name === 'RunTask');
  const keys = threadEvents.filter(({ name }) => name === BEGIN).map(({ ts }) => ts);
  return keys.flatMap((key, index) => {
    const nextKeyTime = keys[index + 1] ?? Number.POSITIVE_INFINITY;
    const change = threadEvents.findLast(({ name, ts }) => name === CHANGED && ts >= key && ts < nextKeyTime);
    const paintEvent = threadEvents.find(({ name, ts }) => name === 'Commit' && change && ts >= change.ts);
    if (!paintEvent) return [];
    return [sumOf(tasks.filter(({ ts, dur = 0 }) => ts + dur > key && ts <= paintEvent.ts))];
  });
}
