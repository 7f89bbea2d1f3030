import { expect, test } from 'vitest';

/** Components that render no element of their own: `StepPart` is each `SignUp.XStep`, which renders `SignUp.Step`. */
const WITHOUT_ELEMENT: ReadonlySet<string> = new Set(['MeetcuteProvider', 'LinkProvider', 'StepPart']);

/** Returns the components of an entry by the name of their function: plain ones, and those of its namespaces. */
const componentsOf = (entry: object): readonly string[] =>
  Object.entries(entry).flatMap(([name, value]: [string, unknown]) => {
    if (!/^[A-Z]/.test(name)) return [];
    if (typeof value === 'function') return WITHOUT_ELEMENT.has(value.name) ? [] : [value.name];
    return typeof value === 'object' && value !== null ? componentsOf(value) : [];
  });

const entries = import.meta.glob<object>('./*/index.ts', { eager: true });
const parts = [...new Set(Object.values(entries).flatMap(componentsOf))];

const tests = import.meta.glob<string>('./**/*.test.tsx', { query: '?raw', import: 'default', eager: true });
const testedParts = Object.values(tests).flatMap((text) =>
  [...text.matchAll(/^describeConformance\(\s*'(\w+)'/gm)].map(([, name]) => name),
);

test('the library exports parts', () => {
  expect(parts).toEqual(expect.arrayContaining(['ProfileCardRoot', 'LanguageBadge']));
});

test.each(parts)('%s passes describeConformance', (part) => {
  expect(testedParts).toContain(part);
});

test('every tested part is exported', () => {
  expect(parts).toEqual(expect.arrayContaining(testedParts));
});
