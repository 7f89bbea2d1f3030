import { expect, test } from 'vitest';
import { nextVersion, parseChangeset } from './changesets.ts';
import type { Bump } from './changesets.ts';

const changeset = (...bumps: readonly Bump[]) =>
  parseChangeset(
    `---\n${bumps.map((bump, index) => `'@meetcute/p${index}': ${bump}`).join('\n')}\n---\n\nText.\n`,
  );

test('reads the packages, the largest bump and the text of a changeset', () => {
  const packages = { '@meetcute/p0': 'patch', '@meetcute/p1': 'minor' };
  expect(changeset('patch', 'minor')).toEqual({ packages, bump: 'minor', text: 'Text.' });
  expect(parseChangeset('---\n---\n\nNo package.\n\nMore.\n').text).toBe('No package.\n\nMore.');
});

test.each([
  ['0.2.0', ['patch'], '0.2.1'],
  ['0.2.1', ['patch', 'minor'], '0.3.0'],
  ['0.9.4', ['minor', 'major'], '1.0.0'],
  ['0.2.0', [], '0.2.0'],
] as const)('after %s with %j comes %s', (version, bumps, next) => {
  const changesets = bumps.map((bump) => changeset(bump));
  expect(nextVersion(version, changesets)).toBe(next);
});
