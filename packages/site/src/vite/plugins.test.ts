import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { slimStyles, quickLocale } from './plugins.ts';

interface Transform {
  filter: { id: RegExp };
  handler: (code: string) => { code: string };
}

const styles = slimStyles().transform as unknown as Transform;

test('leaves vendor prefixes, and nothing else, out of styled-components', async () => {
  const entry = createRequire(import.meta.url).resolve('styled-components');
  const file = join(dirname(entry), 'styled-components.browser.esm.js');
  expect(file).toMatch(styles.filter.id);
  const source = await readFile(file, 'utf8');
  const { code } = styles.handler(source);
  expect(source).toContain('prefixer');
  expect(code).not.toContain('prefixer');
  expect(code.length).toBeGreaterThan(source.length - 60);
});

test('leaves another form of styled-components as it is', () => {
  expect(styles.handler('rules.push(stringify)').code).toBe('rules.push(stringify)');
});

const locale = quickLocale().transform as unknown as Transform;

test('checks the language of React Aria without the dates of all languages', async () => {
  const entry = createRequire(import.meta.url).resolve('react-aria/I18nProvider');
  const file = join(dirname(entry), '../private/i18n/useDefaultLocale.js');
  expect(file).toMatch(locale.filter.id);
  const { code } = locale.handler(await readFile(file, 'utf8'));
  expect(code).toContain('new Intl.Locale(locale)');
  expect(code).not.toContain('supportedLocalesOf');
});

test('finds the direction of a language without its script', async () => {
  const entry = createRequire(import.meta.url).resolve('react-aria/I18nProvider');
  const file = join(dirname(entry), '../private/i18n/utils.js');
  expect(file).toMatch(locale.filter.id);
  const { code } = locale.handler(await readFile(file, 'utf8'));
  expect(code).toContain('if (false) {');
  expect(code).not.toContain('if (Intl.Locale)');
  expect(code).toContain("'ar'");
});

test('leaves another form of React Aria as it is', () => {
  expect(locale.handler('check(locale)').code).toBe('check(locale)');
});
