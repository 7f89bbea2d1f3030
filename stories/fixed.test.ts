import { expect, test } from 'vitest';

const files = import.meta.glob<string>(['./screens/*.stories.tsx', './flows/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const helpers = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Most of the screen stories that may fix a setting of the toolbar. */
const MOST = 1 / 5;

/** Code that fixes a setting. Steps, which read settings as `({ globals })`, do not match. */
const FIXES = /\b(?:globals|viewport): (?!\{\}|string)/;
const REASONS = /\bfixed(?::\s*(?:'[^']*'|`[^`]*`|\w+)|,)/;

const COMMENT = /\/\*\*.*?\*\//gs;

interface Declaration {
  name: string;
  code: string;
  isStory: boolean;
}

/** Returns the declarations of a file, each with its code. */
const declarationsIn = (source: string): Declaration[] =>
  source
    .replaceAll(COMMENT, '')
    .split(/^(?=(?:export )?(?:const|function) )/m)
    .slice(1)
    .map((code) => ({
      name: /(?:const|function) (\w+)/.exec(code)![1]!,
      code,
      isStory: code.startsWith('export const'),
    }));

/** Returns a declaration and those of its file that it uses. */
function usedBy(story: Declaration, all: readonly Declaration[]): Declaration[] {
  const usedDeclarations = new Set([story]);
  // Grows while it is read.
  for (const { code } of usedDeclarations)
    for (const other of all)
      if (!other.isStory && new RegExp(`\\b${other.name}\\b`).test(code)) usedDeclarations.add(other);
  return [...usedDeclarations];
}

const stories = Object.entries(files).flatMap(([file, source]) => {
  const all = declarationsIn(source);
  return all
    .filter(({ isStory }) => isStory)
    .map((story) => ({
      id: `${file} ${story.name}`,
      code: usedBy(story, all)
        .map(({ code }) => code)
        .join('\n'),
    }));
});
const fixing = stories.filter(({ code }) => FIXES.test(code));

test('at most a fifth of screen stories fix a setting of the toolbar', () => {
  expect(stories.length).toBeGreaterThan(800);
  expect(fixing.length).toBeGreaterThan(0);
  expect(fixing.length / stories.length).toBeLessThanOrEqual(MOST);
});

test('no helper of stories fixes a setting where this test does not see it', () => {
  expect(Object.keys(helpers).filter((file) => FIXES.test(helpers[file]!))).toEqual([]);
});

test('a story that fixes a setting says why, and which story to open instead', () => {
  expect(fixing.filter(({ code }) => !REASONS.test(code)).map(({ id }) => id)).toEqual([]);
  const reasons = fixing.flatMap(({ code }) => [...code.matchAll(/\bfixed:\s*(['`])(.*?)\1,\n/g)]);
  expect(reasons.map(([, , reason]) => reason).filter((reason) => !/\. Open .+\.$/.test(reason!))).toEqual(
    [],
  );
});
