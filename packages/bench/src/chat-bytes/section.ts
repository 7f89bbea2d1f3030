import { join } from 'node:path';
import { bundleBytes } from '../scripts.ts';
import { printTable, times } from '../table.ts';

const react = /^react(-dom)?(\/|$)/;
/** Everything that is not the project's own. */
const others = /^(?!@meetcute\/|[./])/;

/** What is weighed, and what is left out of it. */
const bundles = [
  { name: 'Meetcute, its own code', file: 'parts.ts', apart: others },
  { name: 'Meetcute, with its libraries', file: 'parts.ts', apart: react },
  { name: 'Meetcute, with calls, events and outbox too', file: 'withCalls.ts', apart: react },
  { name: 'chatscope, its own code', file: 'chatscope.ts', apart: /^(?!@chatscope\/|[./])/ },
  { name: 'chatscope, with its libraries', file: 'chatscope.ts', apart: react },
];

/** Prints what everything in a chat weighs, React apart, beside chatscope's parts. */
export async function chatBytes(): Promise<void> {
  const rows = [];
  for (const { name, file, apart } of bundles)
    rows.push({ name, bytes: await bundleBytes(join(import.meta.dirname, file), apart) });
  const yardstick = rows.at(-1)?.bytes ?? Number.NaN;
  printTable(
    ['chat parts, React apart', 'gzip', 'ratio'],
    rows.map(({ name, bytes }) => [name, `${(bytes / 1000).toFixed(1)} kB`, times(bytes / yardstick)]),
  );
}
