import { variableFont, type FontDefinition } from '@meetcute/theme';
import type { Template } from '@meetcute/site';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fontsCheck } from './check-fonts.ts';

const templates = join(import.meta.dirname, '../../../../templates');

/** Returns a font of Fontsource with its files, as Vite names them. */
function fontOf(
  template: string,
  name: string,
  subsets: readonly [latin: string, latinExt: string],
): FontDefinition {
  const { resolve } = createRequire(join(templates, template, 'package.json'));
  const [latin, latinExt] = subsets.map(
    (subset) =>
      `/@fs${resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`)}?v=1`,
  ) as [string, string];
  return variableFont(
    name,
    { latin, latinExt },
    { weight: '400', standIn: 'sans', sizeAdjust: 1, ascent: 1, descent: 1 },
  );
}

const check = (fonts: readonly FontDefinition[], folder = '/') =>
  fontsCheck.run({
    folder,
    runTests: () => Promise.resolve([]),
    loadTemplate: () => Promise.resolve({ fonts } as unknown as Template),
  });

test.each([
  ['classic', 'figtree'],
  ['classic', 'fraunces'],
  ['nocturne', 'bricolage-grotesque'],
  ['nocturne', 'instrument-sans'],
])('%s covers all languages with %s', async (template, name) => {
  expect(await check([fontOf(template, name, ['latin', 'latin-ext'])])).toEqual([]);
});

test('names the languages that a font does not cover', async () => {
  const [french, polish, ...more] = await check([fontOf('classic', 'figtree', ['latin', 'latin'])]);
  expect(french!.what).toBe("The font 'figtree Variable' has no Ÿ for fr.");
  expect(polish!.what).toMatch(/has no ąćęłń.* for pl\.$/);
  expect(more).toEqual([]);
});

test('finds the files in the folder of the template', async () => {
  const { files } = fontOf('classic', 'figtree', ['latin', 'latin-ext']);
  const latin = files.latin.slice('/@fs'.length, -'?v=1'.length);
  const folder = dirname(dirname(latin));
  const font = {
    ...fontOf('classic', 'figtree', ['latin', 'latin']),
    files: { latin: latin.slice(folder.length), latinExt: latin.slice(folder.length) },
  };
  expect(await check([font], folder)).toHaveLength(2);
});

test('names the font whose file is none', async () => {
  const font = fontOf('classic', 'figtree', ['latin', 'latin-ext']);
  const files = { ...font.files, latin: `/@fs${import.meta.filename}` };
  const [problem, ...more] = await check([{ ...font, files }]);
  expect(problem).toMatchObject({
    where: 'src/fonts.ts',
    what: expect.stringMatching(/^A file of the font 'figtree Variable' can't be read: ./) as string,
  });
  expect(more).toEqual([]);
});
