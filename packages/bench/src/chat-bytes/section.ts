import { join } from 'node:path';
import { bundleBytes } from '../scripts.ts';
import { kB, printTable, times } from '../table.ts';

const react = /^react(-dom)?(\/|$)/;
/** Matches every module outside the project. */
const others = /^(?!@meetcute\/|[./])/;

/** Bundles to measure, and the modules that each excludes. */
const bundles = [
  { name: 'Meetcute, its own code', file: 'parts.ts', external: others },
  { name: 'Meetcute, with its libraries', file: 'parts.ts', external: react },
  { name: 'Meetcute, with calls, events and outbox too', file: 'withCalls.ts', external: react },
  { name: 'chatscope, its own code', file: 'chatscope.ts', external: /^(?!@chatscope\/|[./])/ },
  { name: 'chatscope, with its libraries', file: 'chatscope.ts', external: react },
];

/** Prints the size of everything in a chat without React, compared with chatscope's components. */
export async function chatBytes(): Promise<void> {
  const rows = [];
  for (const { name, file, external } of bundles)
    rows.push({ name, bytes: await bundleBytes(join(import.meta.dirname, file), external) });
  const baseline = rows.at(-1)?.bytes ?? Number.NaN;
  printTable(
    ['chat parts, without React', 'gzip', 'ratio'],
    rows.map(({ name, bytes }) => [name, kB(bytes), times(bytes / baseline)]),
  );
}
