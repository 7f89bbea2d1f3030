import { join } from 'node:path';
import { bundleBytes } from '../scripts.ts';
import { printTable, times } from '../table.ts';

const react = /^react(-dom)?(\/|$)/;
/** Matches every module outside the project. */
const others = /^(?!@meetcute\/|[./])/;

/** Bundles to measure, and the modules that each excludes. */
const bundles = [
  { name: 'Meetcute, its own code', file: 'parts.ts', apart: others },
  { name: 'Meetcute, with its libraries', file: 'parts.ts', apart: react },
  { name: 'Meetcute, with calls, events and outbox too', file: 'withCalls.ts', apart: react },
  { name: 'chatscope, its own code', file: 'chatscope.ts', apart: /^(?!@chatscope\/|[./])/ },
  { name: 'chatscope, with its libraries', file: 'chatscope.ts', apart: react },
];

/** Prints the size of everything in a chat without React, compared with chatscope's components. */
export async function chatBytes(): Promise<void> {
  const rows = [];
  for (const { name, file, apart } of bundles)
    rows.push({ name, bytes: await bundleBytes(join(import.meta.dirname, file), apart) });
  const baseline = rows.at(-1)?.bytes ?? Number.NaN;
  printTable(
    ['chat parts, without React', 'gzip', 'ratio'],
    rows.map(({ name, bytes }) => [name, `${(bytes / 1000).toFixed(1)} kB`, times(bytes / baseline)]),
  );
}
