import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { disclosuresCheck, storiesCheck } from './check-in-browser.ts';
import { mendMain } from './fixes.ts';
import type { Check, Problem } from './problem.ts';
import type { TestFailure } from './test-report.ts';

/** Runs a check of a brand with parts of its own, in which one test fails. */
async function checkBrand(
  check: Check,
  failure: Pick<TestFailure, 'file' | 'name' | 'message'> & Partial<TestFailure>,
  parts: readonly string[] = ['ProfileCard'],
): Promise<Problem> {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src/parts'), { recursive: true });
  for (const part of parts) writeFileSync(join(folder, `src/parts/${part}.tsx`), '');
  writeFileSync(join(folder, 'src/tokens.ts'), '');
  const slots = parts.map((part) => `${part}: () => import('./parts/${part}.tsx')`);
  writeFileSync(join(folder, 'src/template.ts'), `defineTemplate({ parts: { ${slots.join(', ')} } });`);
  mendMain(folder);
  const [problem] = await check.run({
    folder,
    loadTemplate: () => Promise.reject(new Error('No template is loaded.')),
    runTests: () => Promise.resolve([{ project: check.name, pageError: null, ...failure }]),
  });
  return problem!;
}

const file = '/brand/node_modules/@meetcute/stories/screens/Login.stories.tsx';

test.each([
  ["doesn't fit at 390 px", 'Translations'],
  ["Expected the HTML found at $('a') to have no violations:", 'screen reader'],
  ['Unable to find an accessible element with the role "button"', 'classic has it'],
  ["The story hides a disclosure:\n“Advert” can't be seen", 'what is an advert'],
  ["The story hides a badge:\n“Speaks Dutch” can't be read", 'what a badge says'],
])('a story that fails with “%s” says why', async (message, why) => {
  const problem = await checkBrand(storiesCheck, { file, name: 'Visitor', message });
  expect(problem).toMatchObject({ where: 'screens/Login.stories.tsx, Visitor', what: message });
  expect(problem.why).toContain(why);
});

test("a story of the brand's own is named by its path", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mendMain(folder);
  const failure = { project: null, name: 'Plain', message: 'boom', pageError: null };
  const [problem] = await storiesCheck.run({
    folder,
    loadTemplate: () => Promise.reject(new Error('No template is loaded.')),
    runTests: () => Promise.resolve([{ ...failure, file: join(folder, 'src/parts/Card.stories.tsx') }]),
  });
  expect(problem!.where).toBe('src/parts/Card.stories.tsx, Plain');
});

test('any other failure of a story names the files of the brand', async () => {
  const { why, mend } = await checkBrand(storiesCheck, { file, name: 'Visitor', message: 'boom' });
  expect(why).toContain('The story passes in classic');
  expect(mend).toContain('src/parts/ProfileCard.tsx or src/tokens.ts');
});

test('a hidden disclosure names its place and the files of the brand', async () => {
  const failure = { file: '', name: 'labels a fictional member in the search', message: "can't be seen" };
  const { where } = await checkBrand(disclosuresCheck, failure);
  expect(where).toBe(
    'labels a fictional member in the search (in src/parts/ProfileCard.tsx or src/tokens.ts)',
  );
});

test.each([storiesCheck, disclosuresCheck])('$name: says what the page threw first', async (check) => {
  const message = 'Unable to find role="heading"';
  const failure = { file, name: 'Visitor', message, pageError: 'The card has no photo' };
  const { what, why } = await checkBrand(check, failure);
  expect(what).toBe(message);
  expect(why).toMatch(/^The page reported this error first: “The card has no photo”\. \w/);
});

test('a story that fails with the error of the page says it once', async () => {
  const failure = { file, name: 'Visitor', message: 'Error: boom', pageError: 'boom' };
  expect((await checkBrand(storiesCheck, failure)).why).toMatch(/^The story passes in classic/);
});

test('of many files of a brand it names six', async () => {
  const parts = ['Advert', 'Deck', 'Hero', 'Lane', 'Logo', 'Scene', 'Street'];
  const { mend } = await checkBrand(storiesCheck, { file, name: 'Visitor', message: 'boom' }, parts);
  expect(mend).toMatch(/change src\/parts\/Advert\.tsx, .* src\/parts\/Scene\.tsx, or 2 more\.$/);
});
