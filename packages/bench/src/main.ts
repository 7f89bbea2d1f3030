// Must come first, because React reads the environment when it loads.
import './production.ts';
import { startHost } from './host.ts';
import { requestedOf } from './requested.ts';
import { loadSections, sections, sectionsWithoutHost } from './sections.ts';

/** Sections that are measured without arguments: all but those that load a host for minutes. */
const defaultNames = [...Object.keys(sectionsWithoutHost), ...Object.keys(sections)];
const args = process.argv.slice(2);
const requested = requestedOf(args.length === 0 ? defaultNames : args);
const unknown = requested.find(({ name }) => !(defaultNames.includes(name) || name in loadSections));
if (unknown !== undefined) {
  const names = [...defaultNames, ...Object.keys(loadSections)].join(', ');
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

for (const { name } of requested) await sectionsWithoutHost[name]?.();
await measure(requested.map(({ name }) => name).filter((name) => name in sections));
for (const { name, amounts } of requested) await loadSections[name]?.(...amounts);
