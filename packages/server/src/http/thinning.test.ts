import { expect, test } from 'vitest';
import { createThinning } from './thinning.ts';

test('lets one event a second through, and counts those between', () => {
  let time = 0;
  const thin = createThinning(1000, () => time);
  const thinAt = (ms: number) => {
    time = ms;
    return thin();
  };
  expect([0, 1, 999, 1000, 1500, 9000, 10_000].map(thinAt)).toEqual([0, null, null, 2, null, 1, 0]);
});
