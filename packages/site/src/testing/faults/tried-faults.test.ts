import { wireFaults } from '@meetcute/mocks';
import { expect, test } from 'vitest';
import { faultClasses, faultsFor, OFFLINE } from './tried-faults.ts';

const namesFor = (row: Parameters<typeof faultsFor>[0], index: number, isWhole: boolean) =>
  faultsFor(row, index, isWhole).map(([name]) => name);

test.each([0, 1, 2, 3])('tries each class once in three rows, the first with the index %i', (first) => {
  const names = [first, first + 1, first + 2].flatMap((index) => namesFor({}, index, false));
  expect(names.filter((name) => name !== OFFLINE).toSorted()).toEqual(faultClasses.toSorted());
});

test.each([0, 1, 2, 3])('tries being offline and two classes in the row %i', (index) => {
  const names = namesFor({}, index, false);
  expect(names).toHaveLength(3);
  expect(names).toContain(OFFLINE);
});

test.each([0, 1, 2])(
  'tries all classes in the row %i if its code treats some errors differently',
  (index) => {
    const names = namesFor({ hasErrorCases: true }, index, false);
    expect(names.toSorted()).toEqual([...faultClasses, OFFLINE].toSorted());
  },
);

test.each([false, true])('tries every fault that a row adds, in the full run: %s', (isWhole) => {
  const ownFaults = { '402': { kind: 'error', code: 'no_credits' } } as const;
  for (const index of [0, 1, 2])
    expect(faultsFor({ ownFaults }, index, isWhole)).toContainEqual(['402', ownFaults['402']]);
});

test('tries every fault in every row of the full run', () => {
  for (const index of [0, 1, 2])
    expect(namesFor({}, index, true).toSorted()).toEqual([...Object.keys(wireFaults), OFFLINE].toSorted());
});
