import type { ChildProcess } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether this system has no process groups. A child that leads one is started with `detached` elsewhere. */
export const isWindows = process.platform === 'win32';

/** Calls a function at each signal that asks this process to end, which then goes on. Returns what stops it. */
export function onInterruption(interrupt: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, interrupt);
  return () => {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  };
}

/** Sends a signal to a process that leads a group, and to everything that it has started. On Windows to the process alone. */
export function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Nothing of it runs any more.
  }
}
