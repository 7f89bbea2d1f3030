import { expect, test } from 'vitest';
import { addToTemplate } from './add-to-template.ts';
import type { Slot } from './find-slots.ts';

const slot = { name: 'Hero', kind: 'parts' } as Slot;
const add = (parts: string) =>
  addToTemplate(
    `// Zorza „ż” 🌅\nexport const a = defineTemplate({ name: 'a'${parts} });`,
    slot,
    'src/parts/Hero.tsx',
  );

const line = "Hero: () => import('./parts/Hero.tsx'),";

test.each([
  ['without parts', '', `,\n  parts: {\n    ${line}\n  },\n});`],
  ['with none', ', parts: {}', `parts: {\n    ${line}\n  } });`],
  ['on one line', ', parts: { Logo }', `parts: { Logo,\n    ${line}\n  } });`],
  ['with a comma', ', parts: { Logo, }', `parts: { Logo,\n    ${line}\n  } });`],
  ['with a spread', ', parts: {\n    ...more,\n  }', `    ...more,\n    ${line}\n  } });`],
  ['with a comment', ', parts: {\n    Logo, // the logo\n  }', `    Logo, // the logo\n    ${line}\n  } });`],
])('fills a slot of a template %s', (_what, parts, end) => {
  expect(add(parts)!.slice(-end.length)).toBe(end);
});

test('keeps Windows line ends', () => {
  expect(add(', parts: {\r\n    Logo,\r\n  }')).toMatch(/Logo,\r\n {4}Hero: .*,\r\n {2}\} \}\);$/);
});

test.each([
  ['parts of another module', ', parts'],
  ['a comment before the comma', ', parts: { Logo /* the logo */, }'],
  ['text that is no module', ', parts: {'],
])('leaves %s alone', (_what, parts) => {
  expect(add(parts)).toBeNull();
});

test('refuses to fill a slot twice', () => {
  expect(() => add(", parts: { 'Hero': mine }")).toThrow("fills the slot 'Hero' already");
});
