// Must come first, because React reads the environment when it loads.
import './production.ts';
import { startHost } from './host.ts';
import { sections } from './sections.ts';

/** Sections to measure, from the arguments. Default: all of them. */
const requested = process.argv.slice(2);
const unknown = requested.find((name) => !(name in sections));
if (unknown !== undefined) {
  console.error(`There is no section '${unknown}'. There are: ${Object.keys(sections).join(', ')}.`);
  process.exit(1);
}

const host = await startHost();
try {
  console.log(
    `Node ${process.version}; the host was ready ${host.startSeconds.toFixed(1)} s after its start.`,
  );
  for (const [name, measure] of Object.entries(sections)) {
    if (requested.length === 0 || requested.includes(name)) await measure(host);
  }
} finally {
  await host.stop();
}
