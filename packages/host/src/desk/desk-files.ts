import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../start/StartError.ts';

/** Built files of the desk. */
export interface DeskFiles {
  /** Folder of the build, which contains `assets/`. */
  clientDir: string;
  /** Address of the first script. */
  entry: string;
}

type Manifest = Record<string, { file: string; isEntry?: boolean }>;

const { resolve } = createRequire(import.meta.url);

/** Finds the build of the desk. Throws a StartError without one. */
export function findDeskFiles(folder: string = dirname(resolve('@meetcute/desk/package.json'))): DeskFiles {
  const clientDir = join(folder, 'dist');
  const manifest = join(clientDir, '.vite/manifest.json');
  if (!existsSync(manifest))
    throw new StartError(`There is no build of the staff desk in ${clientDir}. Run: npm run build:templates`);
  const entries = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest);
  return { clientDir, entry: `/desk/${entries.find(({ isEntry }) => isEntry)?.file ?? ''}` };
}
