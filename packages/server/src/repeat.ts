import type { Executor } from './database/database.ts';
import type { Services } from './services.ts';

/** Does something in the background now and every so many milliseconds, never twice at a time; ends with the server. */
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
    background.run(name, () => work().finally(() => (isRunning = false)));
  };
  run();
  const timer = setInterval(run, every);
  timer.unref();
  notifier.closed.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Removes what is old of each site, now and every so many milliseconds; ends with the server. */
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
