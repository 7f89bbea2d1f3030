import { defineCommand, type Command, type CommandOutput } from '@meetcute/server/commands';
import { reportInput } from '../input-error.ts';
import type { EjectResult } from './eject.ts';

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

function describe(result: EjectResult, install: (packages: readonly string[]) => string): string {
  const { files, kept: keptFiles, kind, line, namespaces, isRegistered, packages, disclosures } = result;
  const lines = [`${kind}: { ${line} }`, ...(namespaces === null ? [] : [`namespaces: { ${namespaces} }`])];
  return [
    ...list('Written:', [...files, 'meetcute.lock.json']),
    ...list('Kept, from an earlier ejection:', keptFiles),
    ...lines.map((each) => `${isRegistered ? 'Added' : 'Add'} to src/template.ts: ${each}`),
    ...list('Install what it imports:', packages.length === 0 ? [] : [install(packages)]),
    ...list(
      "It shows what your template must keep, as the guide 'What stays in every template' says:",
      disclosures,
    ),
  ].join('\n');
}

/** Command that copies the default component of a slot into the template. */
export const ejectCommand: Command<unknown> = defineCommand({
  name: 'eject',
  summary:
    'Copies a default part, screen, layout, drawing or icon into the template, as a start for your own',
  details:
    "Writes TypeScript with the modules that it needs, fills the slot in src/template.ts, and notes the original in meetcute.lock.json. The guide 'Ejecting and upgrading' says more.",
  hasJson: true,
  argument: {
    value: 'slot',
    description:
      'Name of a part, screen, layout, drawing or icon, such as ProfileCard, Home, chat, NoChats or Heart.',
    problem: 'Name one slot: eject ProfileCard.',
  },
  options: {},
  examples: ['eject ProfileCard', 'eject Search --json'],
  run: async ({ argument }): Promise<CommandOutput> =>
    reportInput(async () => {
      const { eject } = await import('./eject.ts');
      const { installCommand } = await import('./missing-packages.ts');
      const data = eject(process.cwd(), argument);
      return { text: describe(data, installCommand), data };
    }),
});
