import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withHost } from '../outside-brand/start-brand.ts';
import type { Brand } from './registry-brand.ts';

/** Another accent, which no brand has. */
const CHANGED = 'oklch(0.41 0.07 31)';

/**
 * Throws unless `meetcute dev` serves a page with the accent of a brand, and shows another accent once it is saved. Ends it.
 * The brand stays as it was.
 */
export async function tryDev({ folder, meetcute }: Brand): Promise<void> {
  const file = join(folder, 'src/tokens.ts');
  const tokens = readFileSync(file, 'utf8');
  const [, accent = 'no accent'] = /accent: '(.+)'/.exec(tokens) ?? [];
  const host = `${basename(folder)}.localhost`;
  try {
    await withHost({ folder, program: meetcute, command: 'dev', host }, async (readPage) => {
      await readPage('/', accent);
      writeFileSync(file, tokens.replace(accent, CHANGED));
      await readPage('/', CHANGED);
    });
  } finally {
    writeFileSync(file, tokens);
  }
}
