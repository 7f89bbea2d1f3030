import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './whenIdle.ts';

function whenNeeded(run: () => void, isUrgent: boolean): () => void {
  if (!isUrgent) return whenIdle(run);
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

/** Loads until it succeeds: again when the network is back, or the page is looked at or left. */
const withRetry = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((again) =>
      ['online', 'visibilitychange'].forEach((type) => addEventListener(type, again, { once: true })),
    );
    return withRetry(load);
  });

/** A component whose file may fail to come: the page stands without it, and has it as soon as it can be loaded. */
export const lazyWithRetry = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => withRetry(load));

/**
 * A piece of the shell that comes once the page has nothing better to do, or at once where it `isUrgent`. Without it the
 * page stands, and only says less.
 */
export function lazyWhenIdle(load: () => Promise<{ default: ComponentType }>, isUrgent = () => false) {
  const Piece = lazyWithRetry(load);
  return function LazyWhenIdle() {
    const [isWanted, setIsWanted] = useState(false);
    useEffect(() => whenNeeded(() => setIsWanted(true), isUrgent()), []);
    return isWanted ? (
      <Suspense>
        <Piece />
      </Suspense>
    ) : null;
  };
}
