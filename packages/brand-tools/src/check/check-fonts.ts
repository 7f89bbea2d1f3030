import { create } from 'fontkitten';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissingLetters } from '../fonts/alphabets.ts';
import type { Check, Problem } from './problem.ts';

/** Returns the file of an address that Vite gives to an imported file. */
const fileOf = (folder: string, url: string) => {
  const path = url.replace(/^\/@fs/, '').replace(/\?.*$/, '');
  return existsSync(path) ? path : join(folder, path);
};

function readCharacters(file: string): number[] {
  const font = create(readFileSync(file));
  return font.isCollection ? [] : [...font.characterSet];
}

/** Returns the languages whose letters a font lacks. */
function findGaps(folder: string, family: string, urls: readonly string[]): Problem[] {
  const characters = new Set(urls.flatMap((url) => readCharacters(fileOf(folder, url))));
  return findMissingLetters(characters).map(({ language, letters }) => ({
    where: `src/fonts.ts, ${family}`,
    what: `The font has no ${letters}, which ${language} needs.`,
    why: 'Such letters are in the fallback font, in the middle of a word.',
    mend: 'Make its subsets again from the whole font: npx meetcute fonts <file> --force. Else take another font.',
  }));
}

/** Checks that the fonts have the letters of all seven languages. */
export const fontsCheck: Check = {
  name: 'fonts',
  title: 'Letters of the fonts',
  run: async ({ folder, loadTemplate }) => {
    const { fonts } = await loadTemplate();
    return fonts.flatMap(({ family, files }) => findGaps(folder, family, [files.latin, files.latinExt]));
  },
};
