import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { onInterruption, runInterruptible } from './interruption.ts';

// Not those of this process: libraries of other tests end it.
test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s aborts work, which cleans up first', async (name) => {
  const signals = new EventEmitter();
  let isClean = false;
  const run = runInterruptible(
    new Error('Interrupted'),
    async (signal) => {
      signals.emit(name);
      await wait(1);
      isClean = true;
      signal.throwIfAborted();
    },
    signals,
  );
  await expect(run).rejects.toThrow('Interrupted');
  expect([isClean, signals.listenerCount(name)]).toEqual([true, 0]);
});

test('work that ends leaves no listener', async () => {
  const signals = new EventEmitter();
  expect(await runInterruptible(new Error('Interrupted'), async () => 1, signals)).toBe(1);
  expect(signals.eventNames()).toEqual([]);
});

test('calls a function at each signal until it is stopped', () => {
  const signals = new EventEmitter();
  const names: string[] = [];
  const stop = onInterruption((signal) => void names.push(signal), signals);
  for (const name of ['SIGINT', 'SIGHUP', 'SIGINT']) signals.emit(name, name);
  stop();
  signals.emit('SIGINT', 'SIGINT');
  expect(names).toEqual(['SIGINT', 'SIGHUP', 'SIGINT']);
});
