import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { slimStyles } from './slimStyles.ts';

interface Transform {
  filter: { id: RegExp };
  handler: (code: string) => { code: string };
}

const { filter, handler } = slimStyles().transform as unknown as Transform;

test('leaves vendor prefixes, and nothing else, out of styled-components', async () => {
  const entry = createRequire(import.meta.url).resolve('styled-components');
  const file = join(dirname(entry), 'styled-components.browser.esm.js');
  expect(file).toMatch(filter.id);
  const given = await readFile(file, 'utf8');
  const { code } = handler(given);
  expect(given).toContain('prefixer');
  expect(code).not.toContain('prefixer');
  expect(code.length).toBeGreaterThan(given.length - 60);
});

test('leaves another form of the code as it is', () => {
  expect(handler('rules.push(stringify)').code).toBe('rules.push(stringify)');
});
