import { expect, test } from 'vitest';
import type { ServerError } from '../errors.ts';
import { createDiskShare } from './disk-share.ts';

/** Creates a share of 100 bytes. `cut` lists the names of the forms that were cut off. */
function createDisk() {
  const share = createDiskShare(100);
  const cut: string[] = [];
  const errors: ServerError[] = [];
  const store = (name: string, size: number, network: string | null = null, memberId = name) => {
    const use = share({ memberId, network }, (error) => {
      cut.push(name);
      errors.push(error);
    });
    use.count(size);
    return use;
  };
  return { store, cut, errors };
}

test('cuts off the largest form of the member and network that store most', () => {
  const { store, cut, errors } = createDisk();
  // Alone, this is the largest form.
  store('large', 30, 'elsewhere');
  store('neighbour', 10, 'crowd');
  store('small', 15, 'crowd', 'attacker');
  store('larger', 25, 'crowd', 'attacker');
  store('one of many', 18, 'crowd');
  expect(cut).toEqual([]);
  store('newcomer', 10, 'third');
  expect(cut).toEqual(['larger']);
  expect(errors).toMatchObject([{ code: 'unavailable', retryAfter: 2 }]);
});

test('accepts a newcomer in the network that fills the disk', () => {
  const { store, cut } = createDisk();
  for (const attacker of ['a', 'b', 'c', 'd']) store(attacker, 25, 'crowd');
  store('newcomer', 10, 'crowd');
  expect(cut).toEqual(['a']);
});

test('cuts off the form that grows when nobody stores more', () => {
  const { store, cut } = createDisk();
  store('first', 40);
  store('second', 61);
  expect(cut).toEqual(['second']);
});

test('counts a form until it is deleted', () => {
  const { store, cut } = createDisk();
  store('first', 90).free();
  store('second', 60).count(30);
  expect(cut).toEqual([]);
  store('third', 11);
  expect(cut).toEqual(['second']);
});
