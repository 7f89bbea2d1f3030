import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../brands.ts';

/** Returns the address of a file that a brand's template loads by itself, by the name of its source. */
export function findBuiltFile({ template }: Brand, source: string): string {
  const path = join('templates', template, 'dist/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string }>;
  const entry = Object.entries(manifest).find(([key]) => key.endsWith(`/${source}`));
  if (!entry) throw new Error(`${path} has no ${source}.`);
  return entry[1].file;
}
