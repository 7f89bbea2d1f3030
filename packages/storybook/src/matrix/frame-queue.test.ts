import { expect, test } from 'vitest';
import { createQueue } from './frame-queue.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test('runs one task at a time, in order, and goes on after a failure', async () => {
  const enqueue = createQueue();
  const log: string[] = [];
  const task = (name: string, milliseconds: number, error?: Error) => async () => {
    log.push(`${name} starts`);
    await pause(milliseconds);
    log.push(`${name} ends`);
    if (error) throw error;
  };
  enqueue(task('first', 10));
  enqueue(task('second', 1, new Error('gone')));
  await new Promise<void>((resolve) => {
    enqueue(async () => {
      await task('third', 1)();
      resolve();
    });
  });
  expect(log).toEqual([
    'first starts',
    'first ends',
    'second starts',
    'second ends',
    'third starts',
    'third ends',
  ]);
});
