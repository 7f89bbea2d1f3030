import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholderRings } from '../check/find-icon-problems.ts';
import { makeBrand } from '../testing/make-brand.ts';
import { check } from './check.ts';

let folder: string;
beforeEach(() => {
  folder = makeBrand();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a logo that is still a placeholder is a note, with which nothing fails', async () => {
  const rings = placeholderRings.logo.map((ring) => `${ring} />`).join('');
  writeFileSync(join(folder, 'src/parts/Logo.tsx'), `export default () => <svg>${rings}</svg>;\n`);
  const { text, data, isFailure } = await check(folder, { only: ['icon'], all: false, fix: false });
  expect(text).toMatch(
    /^ok .* Icon in all sizes\n {2}Note: src\/parts\/Logo\.tsx: The mark of the logo is still [^]+\n\nNo problems, 1 note\.$/,
  );
  expect(data).toMatchObject([{ check: 'icon', problems: [{ where: 'src/parts/Logo.tsx', isNote: true }] }]);
  expect(isFailure).toBe(false);
});
