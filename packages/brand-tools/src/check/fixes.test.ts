import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../testing/make-brand.ts';
import { findMainProblem, findNameProblem, MAIN } from './fixes.ts';

let folder: string;
beforeEach(() => {
  folder = makeBrand();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('writes the configuration of a Storybook that is missing', () => {
  findMainProblem(folder)!.fix!();
  expect(readFileSync(join(folder, MAIN), 'utf8')).toContain("new URL('../src/template.ts'");
  expect(findMainProblem(folder)).toBeNull();
});

test('names the template in its package, and leaves the rest as it is', () => {
  const file = join(folder, 'package.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as object;
  const problem = findNameProblem(folder, 'aurora')!;
  expect(problem.what).toBe("'meetcute' is missing.");
  problem.fix!();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...before, meetcute: { template: 'aurora' } });
  expect(findNameProblem(folder, 'aurora')).toBeNull();
  expect(findNameProblem(folder, 'velvet')?.what).toBe("'meetcute' names the template 'aurora'.");
});
