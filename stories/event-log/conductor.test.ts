import { expect, test } from 'vitest';
import { conduct } from './conductor.ts';

/** A stage that writes down what becomes of it. */
function stage() {
  const seen: string[] = [];
  const goTo = conduct({
    begin: async () => void seen.push('anew'),
    happen: async (index) => void seen.push(String(index)),
    onArrived: (step) => void seen.push(`at ${step}`),
  });
  const whenAt = (step: number) => expect.poll(() => seen.at(-1)).toBe(`at ${step}`);
  return { seen, goTo, whenAt };
}

test('forward each moment in between happens once', async () => {
  const { seen, goTo, whenAt } = stage();
  goTo(2);
  await whenAt(2);
  goTo(3);
  await whenAt(3);
  expect(seen).toEqual(['0', '1', 'at 2', '2', 'at 3']);
});

test('back is the log from its start', async () => {
  const { seen, goTo, whenAt } = stage();
  goTo(3);
  await whenAt(3);
  goTo(1);
  await whenAt(1);
  expect(seen.slice(4)).toEqual(['anew', '0', 'at 1']);
});

test('where one wants to be elsewhere on the way, one gets there, and nothing happens twice', async () => {
  const { seen, goTo, whenAt } = stage();
  goTo(3);
  goTo(0);
  goTo(2);
  await whenAt(2);
  expect(seen).toEqual(['0', '1', 'at 2']);
});
