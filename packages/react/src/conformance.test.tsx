import { expect, test } from 'vitest';
import * as library from './index.ts';

/** Components that render no element of their own. */
const WITHOUT_ELEMENT: ReadonlySet<string> = new Set(['MeetcuteProvider']);

const isPart = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && typeof value === 'function' && !WITHOUT_ELEMENT.has(name);

const parts = Object.entries(library)
  .filter(isPart)
  .map(([name]) => name);

const tests = import.meta.glob<string>('./**/*.test.tsx', { query: '?raw', import: 'default', eager: true });
const tested = Object.values(tests).flatMap((text) =>
  [...text.matchAll(/^describeConformance\(\s*'(\w+)'/gm)].map(([, name]) => name),
);

test('the library exports parts', () => {
  expect(parts).toContain('ProfileCardRoot');
});

test.each(parts)('%s passes describeConformance', (part) => {
  expect(tested).toContain(part);
});

test('every tested part is exported', () => {
  expect(parts).toEqual(expect.arrayContaining(tested));
});
