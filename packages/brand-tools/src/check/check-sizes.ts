import { gzipSync } from 'node:zlib';
import { createBuilder, mergeConfig } from 'vite';
import { readConfig } from '../read-config.ts';
import { findFirstScripts, sourcesOf, type BuildManifest } from './first-scripts.ts';
import type { Check } from './problem.ts';

/** A page, and the kB of scripts in gzip that it may load first: those of classic, and 20 for what a brand adds. */
interface Budget {
  readonly screen: string;
  readonly parts: readonly string[];
  readonly limit: number;
}

const budgets: readonly Budget[] = [
  { screen: 'Home', parts: ['Hero'], limit: 175 },
  { screen: 'SignUp', parts: [], limit: 195 },
  { screen: 'Search', parts: ['ProfileCard', 'PartnerTile'], limit: 210 },
];

/** Files of a build by their path. */
type Files = ReadonlyMap<string, string>;

/** Builds the scripts of the pages of a template. Resolves with its files, and writes none. */
async function buildPages(folder: string): Promise<Files> {
  const config = mergeConfig(readConfig(folder), { logLevel: 'silent', build: { write: false } });
  const builder = await createBuilder(config);
  const built = await builder.build(builder.environments['client']!);
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [
      file.fileName,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
    ]),
  );
}

/** Returns the kB of the scripts of a page in gzip. */
function measure(files: Files, { screen, parts }: Budget): number {
  const manifest = JSON.parse(files.get('.vite/manifest.json')!) as BuildManifest;
  const scripts = findFirstScripts(manifest, sourcesOf(screen, parts));
  return scripts.reduce((sum, file) => sum + gzipSync(files.get(file)!, { level: 9 }).length, 0) / 1000;
}

/** Checks that a visitor's first page loads quickly on a phone. */
export const sizesCheck: Check = {
  name: 'sizes',
  title: 'Scripts of a first page',
  run: async ({ folder }) => {
    const files = await buildPages(folder);
    return budgets
      .map((budget) => ({ ...budget, size: measure(files, budget) }))
      .filter(({ size, limit }) => size > limit)
      .map(({ screen, size, limit }) => ({
        where: `The screen ${screen}, with its parts and layout`,
        what: `A first visit loads ${size.toFixed(1)} kB of scripts (gzip), and may load ${limit} kB.`,
        why: 'On a slow phone each 100 kB take about a second before anything can be pressed.',
        mend: 'Remove a library that a part or layout imports, or load it with import() when it is needed.',
      }));
  },
};
