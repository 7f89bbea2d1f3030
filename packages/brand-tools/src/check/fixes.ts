import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from './problem.ts';

const FIX = 'or run `npx meetcute check --fix`';

/** File of a brand's Storybook. */
export const MAIN = '.storybook/main.ts';

const mainSource = `import { defineMain } from '@meetcute/storybook/main';

/** Every story of the specification in this brand, beside classic, and the brand's own stories. */
export default defineMain({
  template: new URL('../src/template.ts', import.meta.url),
  stories: ['../src/**/*.stories.tsx'],
});
`;

/** Returns what is wrong with a folder without a Storybook; null where it has one. */
export function findMainProblem(folder: string): Problem | null {
  const file = join(folder, MAIN);
  if (existsSync(file)) return null;
  return {
    where: MAIN,
    what: 'The file is missing.',
    why: 'The stories of the product run on the brand through it.',
    mend: `Write it as the guide “A Storybook of your own” shows, ${FIX}.`,
    fix() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, mainSource);
    },
  };
}

/** Returns what is wrong with the name of a template in its package; null where the host finds it. */
export function findNameProblem(folder: string, name: string): Problem | null {
  const file = join(folder, 'package.json');
  // The host finds those by their folder.
  if (basename(dirname(folder)) === 'templates' || !existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { meetcute?: { template?: string } };
  const current = manifest.meetcute?.template;
  if (current === name) return null;
  return {
    where: 'package.json',
    what: current === undefined ? "'meetcute' is missing." : `'meetcute' names the template '${current}'.`,
    why: 'The host finds the template by it.',
    mend: `Write "meetcute": { "template": "${name}" }, ${FIX}.`,
    fix() {
      const fixed = { ...manifest, meetcute: { ...manifest.meetcute, template: name } };
      writeFileSync(file, `${JSON.stringify(fixed, null, 2)}\n`);
    },
  };
}
