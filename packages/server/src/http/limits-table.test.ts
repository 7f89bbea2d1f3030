import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url);
const RECORD = new URL('../../../../docs/decisions/042-accounts-under-attack.md', import.meta.url);

const UNITS: Readonly<Record<string, number>> = { min: 60_000, h: 3_600_000 };

/** Every `Limit` of the sources as `max window`, sorted. */
function limitsOfSources(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return sources
    .flatMap((name) => [
      ...readFileSync(new URL(name, SOURCES), 'utf8').matchAll(
        /: Limit = \{ .*max: (\d+), window: ([\d_]+) \}/g,
      ),
    ])
    .map(([, max, window]) => `${max} ${Number(window?.replaceAll('_', ''))}`)
    .toSorted();
}

test('matches the limits listed in the decision records', () => {
  const rows = [...readFileSync(RECORD, 'utf8').matchAll(/\| (\d+) +\| (\d+) (min|h) +\|$/gm)];
  const limits = rows.map(([, max, count, unit]) => `${max} ${Number(count) * (UNITS[unit ?? ''] ?? 0)}`);
  expect(limits.length).toBeGreaterThan(10);
  expect(limits.toSorted()).toEqual(limitsOfSources());
});
