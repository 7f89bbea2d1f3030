import { expect, test } from 'vitest';
import { completeIds, describeMissing, type Shot, takePictures, type TakeShot } from './picture-queue.ts';

const shots: Shot[] = ['home', 'login', 'chat', 'slow', 'broken'].flatMap((name) =>
  ['classic', 'nocturne'].map((brand) => ({ name, brand, id: `screens-${name}--default` })),
);

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

test('takes each picture once when none is slow', async () => {
  const { log, takers } = takersFor(() => 1);
  expect(await takePictures(shots, takers)).toEqual([]);
  expect(log).toHaveLength(shots.length);
});

test('retries slow pictures after all others with more time, and keeps going past one that never ends', async () => {
  const { log, takers } = takersFor(({ name, brand }) =>
    name === 'slow' ? 20 : name === 'broken' && brand === 'classic' ? Infinity : 1,
  );
  const missing = await takePictures(shots, takers, [10, 30, 50]);
  expect(missing.map(({ name, brand }) => `${name} ${brand}`)).toEqual(['broken classic']);
  const tries = (name: string) => log.filter(({ shot }) => shot.name === name).map(({ timeout }) => timeout);
  expect(tries('home')).toEqual([10, 10]);
  expect(tries('slow')).toEqual([10, 10, 30, 30]);
  expect(tries('broken').toSorted((a, b) => a - b)).toEqual([10, 10, 30, 50]);
  // All other pictures come before the first retry, and the last attempt is alone.
  expect(log.findIndex(({ timeout }) => timeout === 30)).toBe(shots.length);
  expect(log.filter(({ timeout }) => timeout === 50).every(({ taker }) => taker === 0)).toBe(true);
});

test('lists a failing story with its first line, and leaves out its name', async () => {
  const { takers } = takersFor(({ name, brand }) => (name === 'chat' && brand === 'nocturne' ? null : 1));
  const missing = await takePictures(shots, takers, [10, 20]);
  expect(describeMissing(missing)).toBe(
    '1 pictures are missing; the Storybook is complete without them:\n' +
      '  chat in nocturne (screens-chat--default): The story fails.',
  );
  const ids = new Map(shots.map(({ name, id }) => [name, id]));
  expect(Object.keys(completeIds(ids, missing))).toEqual(['home', 'login', 'slow', 'broken']);
});

test('survives when no picture can be made', async () => {
  const { takers } = takersFor(() => null);
  const missing = await takePictures(shots, takers, [10, 20, 30]);
  expect(missing).toHaveLength(shots.length);
  expect(completeIds(new Map(shots.map(({ name, id }) => [name, id])), missing)).toEqual({});
});
