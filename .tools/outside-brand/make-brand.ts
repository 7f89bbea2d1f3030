import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkDependencies, unpackCreator, unpackPackages } from './link-packages.ts';
import { run } from './try-brand.ts';

/** A brand outside the workspace. */
export interface OutsideBrand {
  /** Its folder. */
  readonly folder: string;
  /** Program `meetcute` of its packages. */
  readonly meetcute: string;
}

/**
 * Makes a brand from the packed packages as `npm create @meetcute/template` does, with words of its command line, and
 * links its packages.
 */
export function makeBrand(parent: string, name: string, ...words: readonly string[]): OutsideBrand {
  mkdirSync(parent, { recursive: true });
  const create = unpackCreator(join(dirname(parent), 'create'));
  run(parent, process.execPath, create, name, '--yes', '--no-install', ...words);
  const folder = join(parent, name);
  // Below the brand, as package managers put them: Vite gives files above its root two addresses.
  const packages = unpackPackages(join(folder, 'node_modules/.packages'));
  linkDependencies(folder, packages, 'packages/create-template');
  return { folder, meetcute: join(packages.get('@meetcute/host')!, 'bin/meetcute.mjs') };
}

/** Texts of the brand in place of those of the library, each with the page that shows it. */
const ownTexts = [
  { key: 'home:heading', text: 'The coast is clear', path: '/' },
  { key: 'login:title', text: 'Back in the harbour', path: '/login' },
] as const;

/** Pages with a text of the brand, by their path. */
export const ownPages: Readonly<Record<string, string>> = Object.fromEntries(
  ownTexts.map(({ path, text }) => [path, text]),
);

/** Writes texts of its own into the template of a brand, as the guide says. */
export function addTexts({ folder }: OutsideBrand): void {
  const file = join(folder, 'src/template.ts');
  const textBefore = readFileSync(file, 'utf8');
  const lines = ownTexts.map(({ key, text }) => `      '${key}': '${text}',\n`);
  const textAfter = textBefore.replace(
    '  icon,\n',
    `  icon,\n  texts: {\n    en: {\n${lines.join('')}    },\n  },\n`,
  );
  if (textAfter === textBefore) throw new Error(`There is no place for texts in ${file}.`);
  writeFileSync(file, textAfter);
}
