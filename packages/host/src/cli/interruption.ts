import type { EventEmitter } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls a function at each signal that asks this process to end, which then goes on. Returns what stops it. */
export function onInterruption(
  interrupt: (signal: NodeJS.Signals) => void,
  signals: EventEmitter = process,
): () => void {
  for (const signal of SIGNALS) signals.on(signal, interrupt);
  return () => {
    for (const signal of SIGNALS) signals.off(signal, interrupt);
  };
}

/** Runs work that an interruption aborts with an error. Settles after the work has cleaned up. */
export async function runInterruptible<T>(
  error: Error,
  work: (signal: AbortSignal) => Promise<T>,
  signals: EventEmitter = process,
): Promise<T> {
  const interruption = new AbortController();
  const stopListening = onInterruption(() => interruption.abort(error), signals);
  try {
    return await work(interruption.signal);
  } finally {
    stopListening();
  }
}
