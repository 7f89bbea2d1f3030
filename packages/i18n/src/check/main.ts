import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossaryDocument } from '../glossary/document.ts';
import { localeCodes } from '../locales.ts';
import { catalogueModule, checkCatalogues } from './catalogues.ts';
import { checkContent } from './content.ts';
import { findLongForms } from './contractions.ts';
import { dynamicKeys } from './dynamic-keys.ts';
import { hardCodedTexts } from './hard-coded.ts';
import { readTexts, type TextFile } from './json-texts.ts';
import { memberTexts } from './member-texts.ts';
import { unformattedNumbers } from './numbers.ts';
import { formatProblem, type Problem } from './problem.ts';
import { foreignQuotes, quotesInCode, straightQuotes } from './quotes.ts';
import { frenchSpaces, polishSpaces } from './spaces.ts';
import { retiredTexts } from './wording.ts';
import { recordReview, reviewReport } from './review-file.ts';
import { mayUseTexts, readMentions, unusedTexts } from './usage.ts';
import {
  deskTexts,
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
const DESK = 'desk';
const textFile = (locale: string, namespace: string): TextFile => {
  const path = `${localesFolder}/${locale}/${namespace}.json`;
  return readTexts(path, read(path));
};

/** Checks generated files; writes them with `--write`. */
function checkGenerated(shouldWrite: boolean): Problem[] {
  const modules = localeCodes.map((locale) => {
    const names = namespacesOf(locale).filter((name) => !separateNamespaces.includes(name));
    return [`packages/i18n/src/catalogues/${locale}.ts`, catalogueModule(locale, names)] as const;
  });
  const files = [...modules, ['docs/reference/texts-glossary.md', glossaryDocument()] as const];
  return files.flatMap(([file, expected]) => {
    if (exists(file) && read(file) === expected) return [];
    if (!shouldWrite)
      return [
        {
          file,
          line: 1,
          message: 'This generated file is out of date. Run `npm run check:i18n -- --write`.',
        },
      ];
    writeFileSync(join(root, file), expected);
    return [];
  });
}

/** Checks the words of all texts that members read. */
const checkWording = (): Problem[] =>
  memberTexts().flatMap((text) => [
    ...retiredTexts(text),
    ...findLongForms(text),
    ...frenchSpaces(text),
    ...polishSpaces(text),
    ...foreignQuotes(text),
  ]);

function checkSources(namespaces: readonly string[]): Problem[] {
  const desk = readTexts(deskTexts, read(deskTexts), 3);
  const files = new Map([
    [DESK, desk],
    ...namespaces.map((name) => [name, textFile(english, name)] as const),
  ]);
  const mentions = sourceFiles().flatMap((path) => {
    const source = read(path);
    // The desk has one namespace, which a hook of its own opens.
    if (path.startsWith('packages/desk/'))
      return { ...readMentions(path, source), namespaces: new Set([DESK]) };
    return mayUseTexts(source, namespaces) ? readMentions(path, source) : [];
  });
  const stale = dynamicKeys.filter(({ prefix }) => {
    const [namespace = '', start = ''] = prefix.split(':');
    return !files.get(namespace)?.entries.some(({ key }) => key.startsWith(start));
  });
  return [
    ...stale.map(({ prefix }) => ({
      file: 'packages/i18n/src/check/dynamic-keys.ts',
      line: 1,
      message: `No key starts with '${prefix}'. Remove it.`,
    })),
    ...desk.problems,
    ...unformattedNumbers(desk),
    ...straightQuotes(deskTexts, read(deskTexts)),
    ...[...files].flatMap(([name, file]) => unusedTexts(name, file, mentions, dynamicKeys)),
    ...screenFiles().flatMap((path) => [
      ...hardCodedTexts(path, read(path)),
      ...quotesInCode(path, read(path)),
    ]),
  ];
}

async function check(shouldWrite: boolean): Promise<void> {
  const namespaces = namespacesOf(english);
  const problems = [
    ...checkGenerated(shouldWrite),
    ...checkCatalogues(namespaces),
    ...(await checkContent()),
    ...checkSources(namespaces),
    ...checkWording(),
  ];
  for (const problem of problems) console.error(formatProblem(problem));
  for (const line of reviewReport()) console.warn(line);
  console.log(
    problems.length === 0
      ? `Texts: ${namespaces.length} namespaces in ${localeCodes.length} languages, nothing missing, unused or hard-coded.`
      : `Texts: ${problems.length} to fix.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

const [option, ...values] = process.argv.slice(2).filter((each) => each !== '--');
if (option !== '--reviewed') await check(option === '--write');
else
  try {
    console.log(recordReview(values));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
