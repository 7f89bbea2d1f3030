import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the version of this package. */
export function ownVersion(): string {
  const path = createRequire(import.meta.url).resolve('@meetcute/host/package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
