import type { Executor } from './database/database.ts';
import type { Services } from './services.ts';

/**
 * Runs work in the background now and every `every` milliseconds, never twice at a time, until the server
 * stops. `name` is logged as `<name> failed` when it rejects.
 */
export function repeat(
  { notifier, background }: Pick<Services, 'notifier' | 'background'>,
  name: string,
  every: number,
  work: () => Promise<void>,
): void {
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    background.run(name, async () => {
      try {
        await work();
      } finally {
        isRunning = false;
      }
    });
  };
  run();
  const timer = setInterval(run, every);
  timer.unref();
  notifier.closed.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Runs `remove` for each site, now and every `every` milliseconds, until the server stops. */
export const sweep = (
  services: Pick<Services, 'db' | 'clock' | 'sites' | 'notifier' | 'background'>,
  name: string,
  every: number,
  remove: (db: Executor, siteId: string, now: Date) => Promise<void>,
): void =>
  repeat(services, name, every, async () => {
    const now = services.clock.now();
    for (const { id } of services.sites) await remove(services.db, id, now);
  });
