import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the README has at most 120 lines', () => {
  expect(read('README.md').trim().split('\n').length).toBeLessThanOrEqual(120);
});

test.each(['designers', 'brands', 'developers', 'operators'])(
  'the first page for %s lists every guide',
  (reader) => {
    const first = read(`docs/${reader}/README.md`);
    const guides = globSync(`docs/${reader}/*.md`, { cwd: root }).map((path) => basename(path));
    expect(guides.filter((guide) => guide !== 'README.md' && !first.includes(`](${guide})`))).toEqual([]);
  },
);

test.each(['settings', 'routes'])('the generated page of %s has no prose beyond 120 characters', (page) => {
  const prose = read(`docs/reference/${page}.md`)
    .split('\n')
    .filter((line) => !line.startsWith('|'));
  expect(prose.filter((line) => line.length > 120)).toEqual([]);
});
