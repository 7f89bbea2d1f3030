import type { FontDefinition } from '@meetcute/theme';
import { join } from 'node:path';
import type { Check } from '../check/problem.ts';
import { findMissingLetters, listLetters, SUBSET_HINT } from './alphabets.ts';
import { readCharacters } from './read-font.ts';

/** Returns the file of an address that Vite gives to an import with `?url`. */
function fileOf(url: string, folder: string): string {
  const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
  return path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(folder, path);
}

/** Returns the letters of a font's files, or why they can't be read. */
function readLetters({ files }: FontDefinition, folder: string): ReadonlySet<number> | string {
  try {
    return readCharacters([files.latin, files.latinExt].map((url) => fileOf(url, folder)));
  } catch (error) {
    return (error as Error).message;
  }
}

/** Checks that fonts have the letters of all languages. */
export const fontsCheck: Check = {
  name: 'fonts',
  title: 'Languages that the fonts cover',
  run: async ({ folder, loadTemplate }) => {
    const { fonts } = await loadTemplate();
    return fonts.flatMap((font) => {
      const letters = readLetters(font, folder);
      if (typeof letters === 'string')
        return [
          {
            where: 'src/fonts.ts',
            what: `A file of the font '${font.family}' can't be read: ${letters}`,
            why: 'Browsers draw its texts in another font.',
            mend: 'Let `npx meetcute fonts <file>` write the font anew from a whole WOFF2, TTF or OTF file.',
          },
        ];
      return findMissingLetters(letters).map(({ language, letters: missing }) => ({
        where: 'src/fonts.ts',
        what: `The font '${font.family}' has no ${listLetters(missing)} for ${language}.`,
        why: 'Such letters come from another font, which looks like a mistake in a name.',
        mend: `${SUBSET_HINT} Then add it: npx meetcute fonts <file> --force.`,
      }));
    });
  },
};
