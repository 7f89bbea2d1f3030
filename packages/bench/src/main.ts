// Must come first, because React reads the environment when it loads.
import './production.ts';
import { startHost } from './host.ts';
import { requestedOf, type Requested } from './requested.ts';
import { loadSections, sections, sectionsWithoutHost } from './sections.ts';

/** Sections that are measured without arguments: all but those that load a host for minutes. */
const defaultNames = [...Object.keys(sectionsWithoutHost), ...Object.keys(sections)];
const args = process.argv.slice(2);
const requestedSections = readArguments(args.length === 0 ? defaultNames : args);

function readArguments(commandArgs: readonly string[]): Requested[] {
  try {
    const names = [...defaultNames, ...Object.keys(loadSections)];
    return requestedOf(commandArgs, names, (name) => name === 'first-load');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** Runs the sections that share a host. */
async function measure(hostSections: readonly Requested[]): Promise<void> {
  if (hostSections.length === 0) return;
  const host = await startHost();
  try {
    console.log(
      `Node ${process.version}; the host was ready ${host.startSeconds.toFixed(1)} s after its start.`,
    );
    for (const { name, words, amounts } of hostSections) await sections[name]?.(host, words, amounts);
  } finally {
    await host.stop();
  }
}

for (const { name } of requestedSections) await sectionsWithoutHost[name]?.();
await measure(requestedSections.filter(({ name }) => name in sections));
for (const { name, amounts } of requestedSections) await loadSections[name]?.(...amounts);
