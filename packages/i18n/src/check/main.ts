import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '../locales.ts';
import { catalogueModule } from './catalogue-module.ts';
import { checkCatalogues } from './catalogues.ts';
import { checkContent } from './content.ts';
import { dynamicKeys } from './dynamic-keys.ts';
import { hardCodedTexts } from './hard-coded.ts';
import { readTexts, type TextFile } from './json-texts.ts';
import { unformattedNumbers } from './numbers.ts';
import { formatProblem, type Problem } from './problem.ts';
import { straightQuotes } from './quotes.ts';
import { readMentions, unusedTexts } from './usage.ts';
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

function checkSources(namespaces: readonly string[]): Problem[] {
  const desk = readTexts(deskTexts, read(deskTexts), 3);
  const files = new Map([
    [DESK, desk],
    ...namespaces.map((name) => [name, textFile(english, name)] as const),
  ]);
  const mentions = sourceFiles().map((path) => {
    const found = readMentions(path, read(path));
    // The desk has one namespace, which a hook of its own opens.
    return path.startsWith('packages/desk/') ? { ...found, namespaces: new Set([DESK]) } : found;
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
