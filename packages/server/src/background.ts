import { describeError } from './describe-error.ts';
import type { Log } from './ports/ports.ts';

/** Work that an answer doesn't wait for, such as sending a mail. Its failures go to the log. */
export interface Background {
  run(name: string, work: () => Promise<void>): void;
  /** Waits until nothing runs any more; called before the server stops. */
  settle(): Promise<void>;
}

/** Keeps track of work in the background. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const task = work().catch((error: unknown) =>
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
