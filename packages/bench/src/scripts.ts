import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../../..');
const gzipped = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length;

/** Bytes, gzipped file by file, of every script that a page names: its entry and what it preloads. */
export function scriptsOf(template: string, html: string): number {
  const files = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  );
  const folder = join(root, 'templates', template, 'dist/client');
  return [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(folder, file))), 0);
}

/** Bytes, gzipped, of React, React DOM and styled-components alone, built by the same Vite. */
export async function librariesAlone(): Promise<number> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: join(import.meta.dirname, 'yardsticks/client.ts') } },
  });
  if (!('output' in result))
    throw new Error('Vite gave no single build, so there is nothing to compare with.');
  return result.output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipped(file.code) : 0), 0);
}
