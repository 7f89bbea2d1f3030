import { createBackground } from '../src/background.ts';
import { type JobHandlers, startWorker } from '../src/jobs/worker.ts';
import { createNotifier } from '../src/ports/defaults.ts';
import type { TestWorld } from './test-world.ts';

/**
 * Runs the due jobs of one kind on another server of the same database, as when the first one is dead. If the
 * first server is running, it may have taken some of them, so both are awaited.
 */
export async function work<K extends keyof JobHandlers>(
  { services }: Pick<TestWorld, 'services'>,
  kind: K,
  run: JobHandlers[K]['run'],
): Promise<void> {
  const tools = { ...services, background: createBackground(services.log), notifier: createNotifier() };
  startWorker(tools, { [kind]: { run } } as unknown as JobHandlers);
  await Promise.all([tools.background.settle(), services.background.settle()]);
  tools.notifier.close();
}
