// Must come first, because React reads the environment when it loads.
import './production.ts';
import { startHost } from './host.ts';
import { loadSections } from './load-sections.ts';
import { requestedOf } from './requested.ts';
import { hostless, sections } from './sections.ts';

/** Sections to measure, from the arguments. Default: all but those that load a host for minutes. */
const args = process.argv.slice(2);
const usual = [...Object.keys(hostless), ...Object.keys(sections)];
const requested = requestedOf(args.length === 0 ? usual : args);
const unknown = requested.find(({ name }) => !(usual.includes(name) || name in loadSections));
if (unknown !== undefined) {
  const names = [...usual, ...Object.keys(loadSections)].join(', ');
  console.error(`There is no section '${unknown.name}'. There are: ${names}.`);
  process.exit(1);
}

/** Runs the sections that share a host. */
async function measure(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const host = await startHost();
  try {
    console.log(
      `Node ${process.version}; the host was ready ${host.startSeconds.toFixed(1)} s after its start.`,
    );
    for (const name of names) await sections[name]?.(host);
  } finally {
    await host.stop();
  }
}

for (const { name } of requested) await hostless[name]?.();
await measure(requested.map(({ name }) => name).filter((name) => name in sections));
for (const { name, amounts } of requested) await loadSections[name]?.(...amounts);
