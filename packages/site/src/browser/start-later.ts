import { withRetry } from '../frame/lazy-when-idle.tsx';
import { whenIdle } from '../frame/when-idle.ts';

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
