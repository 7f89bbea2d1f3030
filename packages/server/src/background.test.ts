import { expect, test } from 'vitest';
import { createBackground } from './background.ts';
import { silentLog } from './ports/defaults.ts';

test.each([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
] as const)('logs work that %s, and settles', async (_, work) => {
  const messages: string[] = [];
  const background = createBackground({ ...silentLog, error: (message) => void messages.push(message) });
  background.run('Sweeping', work);
  await background.settle();
  expect(messages).toEqual(['Sweeping failed']);
});
