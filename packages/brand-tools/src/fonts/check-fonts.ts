import { join } from 'node:path';
import type { Check } from '../check/problem.ts';
import { findMissingLetters, listLetters, SUBSET_HINT } from './alphabets.ts';
import { readCharacters } from './read-font.ts';

/** Returns the file of an address that Vite gives to an import with `?url`. */
function fileOf(url: string, folder: string): string {
  const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
  return path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(folder, path);
}

/** Checks that fonts have the letters of all languages. */
export const fontsCheck: Check = {
  name: 'fonts',
  title: 'Languages that the fonts cover',
  run: async ({ folder, loadTemplate }) => {
    const { fonts } = await loadTemplate();
    return fonts.flatMap(({ family, files }) => {
      const characters = readCharacters([files.latin, files.latinExt].map((url) => fileOf(url, folder)));
      return findMissingLetters(characters).map(({ language, letters }) => ({
        where: 'src/fonts.ts',
        what: `The font '${family}' has no ${listLetters(letters)} for ${language}.`,
        why: 'Such letters come from another font, which looks like a mistake in a name.',
        mend: `${SUBSET_HINT} Then add it: npx meetcute fonts <file> --force.`,
      }));
    });
  },
};
