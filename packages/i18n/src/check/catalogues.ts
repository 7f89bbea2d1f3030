import { localeCodes } from '../locales.ts';
import { compareWithEnglish } from './compare.ts';
import { readTexts } from './json-texts.ts';
import { unformattedNumbers } from './numbers.ts';
import type { Problem } from './problem.ts';
import { straightQuotes } from './quotes.ts';
import { exists, localesFolder, namespacesOf, read } from './workspace.ts';

const fileOf = (locale: string, namespace: string) => `${localesFolder}/${locale}/${namespace}.json`;

/**
 * Checks that each language has exactly the English namespaces, those of mails included, and each namespace the English
 * texts.
 */
export function checkCatalogues(
  namespaces: readonly string[],
  readFile: (file: string) => string = read,
): Problem[] {
  return localeCodes.flatMap((locale) => {
    const extra = namespacesOf(locale).filter((name) => !namespaces.includes(name));
    const problems: Problem[] = extra.map((name) => ({
      file: fileOf(locale, name),
      line: 1,
      message: `The namespace '${name}' has no English file.`,
    }));
    for (const name of namespaces) {
      const file = fileOf(locale, name);
      if (!exists(file))
        problems.push({
          file,
          line: 1,
          message: `The namespace '${name}' is missing in ${locale}. Write this file.`,
        });
      else {
        const english = fileOf('en', name);
        const texts = readTexts(file, readFile(file));
        problems.push(
          ...texts.problems,
          ...unformattedNumbers(texts),
          ...straightQuotes(file, readFile(file)),
          ...compareWithEnglish(readTexts(english, readFile(english)), texts, locale),
        );
      }
    }
    return problems;
  });
}

/** Returns the source of `catalogues/{locale}.ts`, which bundles the namespaces of one language into one chunk. */
export function catalogueModule(locale: string, namespaces: readonly string[]): string {
  const imports = namespaces.map(
    (name) => `import ${name} from '../locales/${locale}/${name}.json' with { type: 'json' };`,
  );
  const list = namespaces.map((name) => `  ${name},`);
  return [
    `// Written by \`pnpm check:i18n --write\` from the files in locales/${locale}; changes made here are lost.`,
    ...imports,
    '',
    'export const messages = {',
    ...list,
    '};',
    '',
  ].join('\n');
}
