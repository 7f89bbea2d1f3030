import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';

function whenNeeded(run: () => void, isUrgent: boolean): () => void {
  if (!isUrgent) return whenIdle(run);
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

/** Retries a failed load when the network is back or the page's visibility changes, until it succeeds. */
const withRetry = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((again) =>
      ['online', 'visibilitychange'].forEach((type) => addEventListener(type, again, { once: true })),
    );
    return withRetry(load);
  });

/**
 * Creates a lazy component that renders once its file can be loaded. A failed import does not fail the page;
 * it is retried.
 */
export const lazyWithRetry = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => withRetry(load));

/**
 * Creates a component that loads when the browser is idle, or immediately when `isUrgent` returns true. It renders
 * nothing until then.
 */
export function lazyWhenIdle<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  isUrgent = () => false,
) {
  const Lazy = lazyWithRetry(load);
  return function LazyWhenIdle(props: P) {
    const [isWanted, setIsWanted] = useState(false);
    useEffect(() => whenNeeded(() => setIsWanted(true), isUrgent()), []);
    return isWanted ? (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    ) : null;
  };
}

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/**
 * Starts what only later pages, an error and a response need, so that none of them waits for it: one feature each time the
 * browser is idle, because it takes input between tasks only. One that can't be loaded is tried again.
 */
export async function startLater(...features: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const start of features) {
    await idle();
    void withRetry(start);
  }
}
