import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PartDocs } from '../../packages/storybook/src/docs/part-docs.ts';

/** Reads a `.docs.ts` file as it is now: Node keeps a module by its address, so a changed file needs another one. */
export async function readDocs(path: string): Promise<PartDocs> {
  const { href } = pathToFileURL(path);
  // Vite knows an address with a time in this form as that of a changed file.
  const address = `${href}?t=${Math.round(statSync(path).mtimeMs)}`;
  const { default: docs } = (await import(address)) as { default: PartDocs };
  return docs;
}
