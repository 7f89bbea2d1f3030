import { gzipSync } from 'node:zlib';
import { createBuilder, mergeConfig } from 'vite';
import { readConfig } from '../read-config.ts';
import {
  findFirstScripts,
  firstPages,
  listSources,
  type BuildManifest,
  type FirstPage,
} from './first-scripts.ts';
import type { Check, Problem } from './problem.ts';

/** KB of scripts in gzip that a brand may add to a page of classic. */
const ADDED_KB = 20;

/** Files of a build by their path. */
type Files = ReadonlyMap<string, string>;

/** Builds the scripts of the pages of a template. Resolves with its files, and writes none. */
async function buildPages(folder: string): Promise<Files> {
  const config = mergeConfig(readConfig(folder), { logLevel: 'silent', build: { write: false } });
  const builder = await createBuilder(config);
  const buildResult = await builder.build(builder.environments['client']!);
  const outputs = [buildResult].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
    ]),
  );
}

/** Returns the kB of the scripts of a page in gzip. */
function measure(files: Files, { screen, parts }: FirstPage): number {
  const manifest = JSON.parse(files.get('.vite/manifest.json')!) as BuildManifest;
  const scripts = findFirstScripts(manifest, listSources(screen, parts));
  return scripts.reduce((sum, file) => sum + gzipSync(files.get(file)!, { level: 9 }).length, 0) / 1000;
}

/** Returns the problems of a build whose first pages load more than those of classic and what a brand may add. */
export const findSizeProblems = (files: Files): Problem[] =>
  firstPages
    .map((page) => ({ ...page, limit: page.limit + ADDED_KB, size: measure(files, page) }))
    .filter(({ size, limit }) => size > limit)
    .map(({ screen, size, limit }) => ({
      where: `The screen ${screen}, with its parts and layout`,
      what: `A first visit loads ${size.toFixed(1)} kB of scripts (gzip), and may load ${limit.toFixed(1)} kB.`,
      why: 'On a slow phone each 100 kB take about a second before anything can be pressed.',
      mend: 'Remove a library that a part or layout imports, or load it with import() when it is needed.',
    }));

/** Checks that a visitor's first page loads quickly on a phone. */
export const sizesCheck: Check = {
  name: 'sizes',
  title: 'Scripts of a first page',
  run: async ({ folder }) => findSizeProblems(await buildPages(folder)),
};
