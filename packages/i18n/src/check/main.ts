import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '../locales.ts';
import { catalogueModule } from './catalogue-module.ts';
import { checkCatalogues } from './catalogues.ts';
import { checkContent } from './content.ts';
import { dynamicKeys } from './dynamic-keys.ts';
import { hardCodedTexts } from './hard-coded.ts';
import { readTexts, type TextFile } from './json-texts.ts';
import { formatProblem, type Problem } from './problem.ts';
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
