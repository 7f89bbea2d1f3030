import { readTemplateName } from '@meetcute/host/start';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../packages.ts';
import { writeWhole } from '../write-whole.ts';
import type { Problem } from './problem.ts';
import { MAIN, mainSource } from './storybook-main.ts';

const FIX = 'or run `npx meetcute check --fix`';

/**
 * Whether a folder is a template of the product's own workspace. Its host finds those by their folder, and its Storybook
 * shows them all.
 */
const isInWorkspace = (folder: string) => existsSync(join(folder, '../../packages/host/package.json'));

/** Returns what is wrong with a folder without a Storybook; null where it has one. */
export function findMainProblem(folder: string): Problem | null {
  if (existsSync(join(folder, MAIN))) return null;
  if (isInWorkspace(folder))
    return {
      where: MAIN,
      what: 'A template of the workspace has no Storybook of its own.',
      why: 'The stories run on it in the Storybook of the repository.',
      mend: 'Run `npm run check` there: it takes the stories of each changed brand.',
    };
  return {
    where: MAIN,
    what: 'The file is missing.',
    why: 'The stories of the product run on the brand through it.',
    mend: `Write it as the guide “Your own Storybook” shows, ${FIX}.`,
  };
}

/** Writes the configuration of a Storybook that is missing. Returns what it changed. */
export function mendMain(folder: string): string[] {
  if (findMainProblem(folder) === null || isInWorkspace(folder)) return [];
  writeWhole(join(folder, MAIN), mainSource);
  return [`${MAIN} was missing, and is written.`];
}

/** Returns what is wrong with the name of a template in its package; null where the host finds it. */
export function findNameProblem(folder: string, name: string): Problem | null {
  if (isInWorkspace(folder) || !existsSync(join(folder, 'package.json'))) return null;
  const current = readTemplateName(folder);
  if (current === name) return null;
  return {
    where: 'package.json',
    what: current === undefined ? "'meetcute' is missing." : `'meetcute' names the template '${current}'.`,
    why: 'The host finds the template by it.',
    mend: `Write "meetcute": { "template": "${name}" }, ${FIX}.`,
  };
}

/** Names the template in its package, in the form of the file. Returns what it changed. */
export function mendName(folder: string, name: string): string[] {
  if (findNameProblem(folder, name) === null) return [];
  const file = join(folder, 'package.json');
  const text = readFileSync(file, 'utf8');
  const manifest = readManifest(folder);
  const current = readTemplateName(folder) ?? 'missing';
  const mendedManifest = { ...manifest, meetcute: { ...manifest.meetcute, template: name } };
  const lines = JSON.stringify(mendedManifest, null, /^[\t ]+/m.exec(text)?.[0] ?? 2).split('\n');
  writeWhole(file, lines.join(text.includes('\r\n') ? '\r\n' : '\n') + (/\s*$/.exec(text)?.[0] ?? ''));
  return [`package.json: meetcute.template: ${current} → ${name}`];
}
