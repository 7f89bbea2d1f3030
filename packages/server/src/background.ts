import { describeError } from './database/describe-error.ts';
import type { Log } from './ports/ports.ts';

/** Work that a response does not wait for, such as sending a mail. Failures are logged. */
export interface Background {
  /** Starts work. `name` is logged as `<name> failed` when it rejects. */
  run(name: string, work: () => Promise<void>): void;
  /** Waits until no work is running. Called before the server stops. */
  settle(): Promise<void>;
}

/** Creates a tracker of background work. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      // An exception must reach the log too, not the process.
      const task = (async () => work())().catch((error: unknown) =>
        log.error(`${name} failed`, { error: describeError(error) }),
      );
      running.add(task);
      void task.then(() => running.delete(task));
    },
    settle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
