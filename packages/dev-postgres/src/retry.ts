import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Retries an attempt that may conflict with another run on this machine. */
export async function retry<T>(attempt: () => Promise<T>, attemptsLeft = 10): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (attemptsLeft === 0) throw error ?? new Error('PostgreSQL did not start.');
    await setTimeout(300);
    return retry(attempt, attemptsLeft - 1);
  }
}

/** Returns a port that is free on all addresses of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Resolves when a process has ended. */
export async function waitForExit(pid: number): Promise<void> {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  await setTimeout(20);
  await waitForExit(pid);
}
