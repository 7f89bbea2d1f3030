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

test.each(['settings', 'routes', 'texts-glossary'])(
  'the generated page of %s has no prose beyond 120 characters',
  (page) => {
    const prose = read(`docs/reference/${page}.md`)
      .split('\n')
      .filter((line) => !line.startsWith('|'));
    expect(prose.filter((line) => line.length > 120)).toEqual([]);
  },
);

const SECTIONS = ['## Situation', '## Decision', '## Alternatives', '## Consequences'];
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted();

test.each(decisions)('%s has the form of a decision', (path) => {
  const [title = '', , date = '', status = '', ...rest] = read(path).split('\n');
  expect(title).toMatch(new RegExp(`^# ${basename(path).slice(0, 3)}: \\S`));
  expect(date).toMatch(/^- Date: \d{4}-\d\d-\d\d(?:, changed \d{4}-\d\d-\d\d)?$/);
  expect(status).toMatch(/^- Status: (?:in use|replaced by \d{3})$/);
  expect(rest.filter((line) => /^##? /.test(line))).toEqual(SECTIONS);
  const texts = rest
    .join('\n')
    .split(/^## .*$/m)
    .slice(1);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test('decisions are numbered without gaps, in the order of their dates, and listed in the index', () => {
  const dates = decisions.map((path) => /^- Date: (\S{10})/m.exec(read(path))?.[1]);
  const numbers = decisions.map((path) => Number(basename(path).slice(0, 3)));
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
  expect(dates).toEqual(dates.toSorted());
  const rows = read('docs/decisions/README.md').matchAll(/^\| (\d{3}) +\| \[(.*)\]\((.*)\) +\|$/gm);
  expect(
    Array.from(rows, ([, number, title, file]) => [`docs/decisions/${file}`, `# ${number}: ${title}`]),
  ).toEqual(decisions.map((path) => [path, read(path).split('\n')[0]]));
});
