import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { quickLocale } from './quickLocale.ts';

interface Transform {
  filter: { id: RegExp };
  handler: (code: string) => { code: string };
}

const { filter, handler } = quickLocale().transform as unknown as Transform;

test('checks the language of React Aria without the dates of all languages', async () => {
  const entry = createRequire(import.meta.url).resolve('react-aria/I18nProvider');
  const file = join(dirname(entry), '../private/i18n/useDefaultLocale.js');
  expect(file).toMatch(filter.id);
  const { code } = handler(await readFile(file, 'utf8'));
  expect(code).toContain('new Intl.Locale(locale)');
  expect(code).not.toContain('supportedLocalesOf');
});

test('leaves another form of the code as it is', () => {
  expect(handler('check(locale)').code).toBe('check(locale)');
});
