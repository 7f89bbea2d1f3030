import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeBrand } from '../testing/make-brand.ts';
import { build } from './build.ts';

test('builds no template with names that do not exist, and lists them all', async () => {
  const folder = makeBrand('template-classic');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'src/template.ts');
  const source = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    source.replace(
      'parts: {',
      "tokens: { radius: { smal: '4px' } },\n  parts: {\n    ProfilCard: () => import('./parts/Logo.tsx'),",
    ),
  );
  const { text, isFailure } = await build(folder);
  expect(isFailure).toBe(true);
  expect(text).toMatch(/^Nothing was built\./);
  for (const name of ['radius.smal', 'ProfilCard']) expect(text).toContain(name);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});
