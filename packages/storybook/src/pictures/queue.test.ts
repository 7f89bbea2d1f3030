import { expect, test } from 'vitest';
import { describeMissing, takePictures, type TakeShot } from './queue.ts';
import { listBatches, shotPath, type Shot } from './shots.ts';

const ids = ['home', 'login', 'chat', 'slow', 'broken'];
const batches = listBatches(ids, { brands: ['classic', 'nocturne'], schemes: ['dark'], widths: [390] });
const count = batches.flat().length;

/** Creates takers that share a log of attempts. `timeOf` is the time of a picture; null for one that always fails. */
function takersFor(timeOf: (shot: Shot) => number | null) {
  const log: { shot: Shot; timeout: number; taker: number }[] = [];
  const takers = [0, 1, 2].map((taker): TakeShot => async (shot, timeout) => {
    log.push({ shot, timeout, taker });
    const time = timeOf(shot);
    await Promise.resolve();
    if (time === null) throw new Error('The story fails.\nIts stack');
    if (time > timeout) throw new Error(`Timeout ${timeout}ms exceeded.`);
  });
  return { log, takers };
}

test('makes batches of one look, with every story in every look', () => {
  const looks = { brands: ['classic', 'nocturne'], schemes: ['light', 'dark'], widths: [390, 1440] };
  const many = Array.from({ length: 120 }, (_, index) => `story-${index}`);
  const all = listBatches(many, looks);
  expect(new Set(all.flat().map(shotPath)).size).toBe(960);
  expect(
    all.map((batch) => new Set(batch.map(({ brand, scheme, width }) => [brand, scheme, width].join())).size),
  ).toEqual(all.map(() => 1));
  expect(all.map(({ length }) => length).slice(0, 3)).toEqual([50, 50, 20]);
  expect(listBatches([], looks)).toEqual([]);
});

test('takes each picture once when none is slow, a batch in one page', async () => {
  const { log, takers } = takersFor(() => 1);
  expect(await takePictures(batches, takers)).toEqual([]);
  expect(log).toHaveLength(count);
  for (const brand of ['classic', 'nocturne'])
    expect(new Set(log.filter(({ shot }) => shot.brand === brand).map(({ taker }) => taker)).size).toBe(1);
});

test('retries slow pictures after all others with more time, and keeps going past one that never ends', async () => {
  const { log, takers } = takersFor(({ id, brand }) =>
    id === 'slow' ? 20 : id === 'broken' && brand === 'classic' ? Infinity : 1,
  );
  const missing = await takePictures(batches, takers, [10, 30, 50]);
  expect(missing.map(({ id, brand }) => `${id} ${brand}`)).toEqual(['broken classic']);
  const tries = (id: string) => log.filter(({ shot }) => shot.id === id).map(({ timeout }) => timeout);
  expect(tries('home')).toEqual([10, 10]);
  expect(tries('slow')).toEqual([10, 10, 30, 30]);
  expect(tries('broken').toSorted((a, b) => a - b)).toEqual([10, 10, 30, 50]);
  // All other pictures come before the first retry, and the last attempt is alone.
  expect(log.findIndex(({ timeout }) => timeout === 30)).toBe(count);
  expect(log.filter(({ timeout }) => timeout === 50).every(({ taker }) => taker === 0)).toBe(true);
});

test('lists a failing story with the first line of its reason', async () => {
  const { takers } = takersFor(({ id, brand }) => (id === 'chat' && brand === 'nocturne' ? null : 1));
  expect(describeMissing(await takePictures(batches, takers, [10, 20]))).toBe(
    '1 pictures are missing; all others are there:\n  chat in nocturne-dark-390: The story fails.',
  );
});

test('survives when no picture can be made', async () => {
  const { takers } = takersFor(() => null);
  expect(await takePictures(batches, takers, [10, 20, 30])).toHaveLength(count);
});
