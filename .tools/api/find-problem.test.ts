import { expect, test } from 'vitest';
import { parseChangeset } from '../release/changesets.ts';
import { findProblem } from './find-problem.ts';

const api = (releasedCode: string, current: string, version = '0.2.0') => {
  const createReports = (code: string) =>
    new Map([['@meetcute/p/part', `# x\n\n\`\`\`ts\n${code}\n\`\`\`\n`]]);
  return {
    name: '@meetcute/p',
    version,
    released: createReports(releasedCode),
    current: createReports(current),
  };
};
const changeset = (bump: string, text: string, name = '@meetcute/p') =>
  parseChangeset(`---\n'${name}': ${bump}\n---\n\n${text}\n`);

const addition = api('', 'export const b: 1;');
const removal = api('export const b: 1;', '');
const breaking = 'Developers, breaking: Use `c` in place of `b`.';

test('an API that is as released needs no changeset', () => {
  expect(findProblem(api('export const b: 1;', 'export const b: 1;'), [])).toBeNull();
});

test('a new export needs a changeset that names the package, of any size', () => {
  expect(findProblem(addition, [changeset('minor', 'New: `b`.', '@meetcute/q')])).toBe(
    'The API of @meetcute/p changed since 0.2.0, and no changeset names it (1 declarations, such as b). Run: npx changeset',
  );
  expect(findProblem(addition, [changeset('patch', 'Anything.')])).toBeNull();
});

test.each([
  ['of the kind breaking', changeset('minor', `Members, new: A heart.\n\n${breaking}`)],
  ['that nobody has to change anything', changeset('patch', 'Developers, fixed: `b`. Nothing\nto change.')],
])('a removed export needs a changeset that says its name: %s', (_, sufficient) => {
  expect(findProblem(removal, [sufficient])).toBeNull();
});

test.each([
  ['for another package', changeset('minor', breaking, '@meetcute/q'), 'no changeset names it'],
  ['without the kind', changeset('minor', 'Developers, new: `b`.'), 'Developers, breaking: …'],
  [
    'about something else',
    changeset('minor', breaking.replace('`b`', '`d`')),
    'b of @meetcute/p/part is gone',
  ],
  ['for a fix', changeset('patch', breaking), 'No changeset with `minor` for @meetcute/p'],
])('a removed export is refused with a changeset %s', (_, insufficient, message) => {
  expect(findProblem(removal, [insufficient])).toMatch(message);
});

test('a break is major from 1.0', () => {
  const later = { ...removal, version: '1.4.0' };
  expect(findProblem(later, [changeset('minor', breaking)])).toMatch('No changeset with `major`');
  expect(findProblem(later, [changeset('major', breaking)])).toBeNull();
});

test('a changeset may name what a declaration lost', () => {
  const propRemoval = api(
    'export interface Props {\n  max: 1;\n  b: 1;\n}',
    'export interface Props {\n  b: 1;\n}',
  );
  expect(findProblem(propRemoval, [changeset('minor', 'Developers, new: A heart.')])).toMatch(
    '\n  Props of @meetcute/p/part lost max 1\n',
  );
  expect(
    findProblem(propRemoval, [
      changeset('minor', 'Developers, breaking: A field takes `maxLength`, not `max`.'),
    ]),
  ).toBeNull();
});
