import { expect, test } from 'vitest';
import { endOfOutput } from './gate-output.ts';

test('repeats a short output without colors and empty lines', () => {
  expect(endOfOutput('Unused files', '\u001B[31mUnused exports (1)\u001B[39m\n\n  save  a.ts:1  \n')).toEqual(
    ['FAILED  Unused files', '  Unused exports (1)', '    save  a.ts:1'],
  );
});

test('repeats the end of a long output', () => {
  const output = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`).join('\n');
  const lines = endOfOutput('Lint', output);
  expect(lines[0]).toBe('FAILED  Lint: the last 15 of 20 lines');
  expect(lines.slice(1)).toHaveLength(15);
  expect(lines[1]).toBe('  line 6');
  expect(lines.at(-1)).toBe('  line 20');
});

test('names a gate that printed nothing', () => {
  expect(endOfOutput('Types', '')).toEqual(['FAILED  Types']);
});
