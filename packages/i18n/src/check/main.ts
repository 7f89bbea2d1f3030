import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLegal } from '../legal/load.ts';
import { localeCodes, type LocaleCode } from '../locales.ts';
import { loadPages } from '../pages/load.ts';
import { catalogueModule } from './catalogue-module.ts';
import { compareWithEnglish } from './compare.ts';
import { dynamicKeys } from './dynamic-keys.ts';
import { hardCodedTexts } from './hard-coded.ts';
import { readTexts, type TextFile } from './json-texts.ts';
import { compareLegal } from './legal.ts';
import { formatProblem, type Problem } from './problem.ts';
import { straightQuotes } from './quotes.ts';
import { readMentions, unusedTexts } from './usage.ts';
import {
  exists,
  localesFolder,
  namespacesOf,
  read,
  root,
  screenFiles,
  separateNamespaces,
  sourceFiles,
} from './workspace.ts';

const english = 'en';
const textFile = (locale: string, namespace: string): TextFile => {
  const path = `${localesFolder}/${locale}/${namespace}.json`;
  return readTexts(path, read(path));
};

/** Checks that each language has exactly the English namespaces, and each namespace the English texts. */
function checkCatalogues(namespaces: readonly string[]): Problem[] {
  return localeCodes.flatMap((locale) => {
    const extra = namespacesOf(locale).filter((name) => !namespaces.includes(name));
    const problems: Problem[] = extra.map((name) => ({
      file: `${localesFolder}/${locale}/${name}.json`,
      line: 1,
      message: `The namespace '${name}' has no English file.`,
    }));
    for (const name of namespaces) {
      const file = `${localesFolder}/${locale}/${name}.json`;
      if (!exists(file))
        problems.push({
          file,
          line: 1,
          message: `The namespace '${name}' is missing in ${locale}. Write this file.`,
        });
      else {
        const texts = textFile(locale, name);
        problems.push(
          ...texts.problems,
          ...straightQuotes(file, read(file)),
          ...compareWithEnglish(textFile(english, name), texts, locale),
        );
      }
    }
    return problems;
  });
}

/** Checks that the catalogue modules list all namespace files; writes them with `--write`. */
function checkModules(shouldWrite: boolean): Problem[] {
  return localeCodes.flatMap((locale) => {
    const file = `packages/i18n/src/catalogues/${locale}.ts`;
    const expected = catalogueModule(
      locale,
      namespacesOf(locale).filter((name) => !separateNamespaces.includes(name)),
    );
    if (exists(file) && read(file) === expected) return [];
    if (!shouldWrite)
      return [
        { file, line: 1, message: 'This list of namespaces is out of date. Run `pnpm check:i18n --write`.' },
      ];
    writeFileSync(join(root, file), expected);
    return [];
  });
}

async function contentOf(locale: LocaleCode) {
  const { terms, privacy } = await loadLegal(locale);
  const { faq, cookies, ban, returnPolicy, accessibility, safety } = await loadPages(locale);
  return { legal: { terms, privacy }, pages: { faq, cookies, ban, returnPolicy, accessibility, safety } };
}

async function checkContent(): Promise<Problem[]> {
  const original = await contentOf(english);
  const compared = localeCodes.map(async (locale) => {
    const translation = await contentOf(locale);
    return (['legal', 'pages'] as const).flatMap((folder) => {
      const file = `packages/i18n/src/${folder}/texts/${locale}.json`;
      return [
        ...straightQuotes(file, read(file)),
        ...compareLegal(file, original[folder], translation[folder]),
      ];
    });
  });
  return (await Promise.all(compared)).flat();
}

function checkSources(namespaces: readonly string[]): Problem[] {
  const mentions = sourceFiles().map((path) => readMentions(path, read(path)));
  const stale = dynamicKeys.filter(({ prefix }) => {
    const [namespace = '', start = ''] = prefix.split(':');
    return (
      !namespaces.includes(namespace) ||
      !textFile(english, namespace).entries.some(({ key }) => key.startsWith(start))
    );
  });
  return [
    ...stale.map(({ prefix }) => ({
      file: 'packages/i18n/src/check/dynamic-keys.ts',
      line: 1,
      message: `No key starts with '${prefix}'. Remove it.`,
    })),
    ...namespaces.flatMap((name) => unusedTexts(name, textFile(english, name), mentions, dynamicKeys)),
    ...screenFiles().flatMap((path) => hardCodedTexts(path, read(path))),
  ];
}

const namespaces = namespacesOf(english);
const problems = [
  ...checkModules(process.argv.includes('--write')),
  ...checkCatalogues(namespaces),
  ...(await checkContent()),
  ...checkSources(namespaces),
];
for (const problem of problems) console.error(formatProblem(problem));
console.log(
  problems.length === 0
    ? `Texts: ${namespaces.length} namespaces in ${localeCodes.length} languages, nothing missing, unused or hard-coded.`
    : `Texts: ${problems.length} to fix.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
