import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findStorybook } from './storybook.ts';

test('finds the installed Storybook, and says how to get what a folder lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-storybook-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(() => findStorybook(folder)).toThrow(/\.storybook\/main\.ts is missing.*npm install --save-dev/);
  mkdirSync(join(folder, '.storybook'));
  expect(() => findStorybook(folder)).toThrow(
    /^Storybook is not installed in .* Run: npm install --save-dev storybook/,
  );
  expect(findStorybook(join(import.meta.dirname, '../../../..'))).toMatch(/storybook\/.*\.js$/);
});
