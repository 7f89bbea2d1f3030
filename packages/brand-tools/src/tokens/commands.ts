import { type CommandGroup, type CommandOutput, defineCommand } from '@meetcute/server/commands';
import { resolve } from 'node:path';
import { reportInput } from '../input-error.ts';
import type { ImportResult } from './import-tokens.ts';

type Output = Promise<CommandOutput | undefined>;

const template = {
  type: 'text',
  value: '<folder>',
  description: 'Folder of the template. Default: this folder.',
} as const;

function describeImport({ file, changes, notes, isWritten }: ImportResult, isTrial: boolean): string {
  const lines = changes.map(({ path, from, to }) => `${path}: ${from} → ${to}`);
  if (isWritten) lines.push(`Written: ${file}`);
  else lines.push(isTrial && changes.length > 0 ? 'Nothing was written.' : 'Nothing to change.');
  return [...notes.map((note) => `Note: ${note}`), ...lines].join('\n');
}

/** Commands for design tokens in the format of the Design Tokens Community Group. */
export const tokenCommands: CommandGroup<unknown> = {
  name: 'tokens',
  summary: 'Design tokens from and to design tools',
  details:
    "Files have the format of the Design Tokens Community Group (DTCG), 2025.10. The guide 'Tokens and fonts from files' says more.",
  hasJson: true,
  commands: [
    defineCommand({
      name: 'import',
      summary: 'Writes the tokens of a file into src/tokens.ts',
      details: 'Names everything that is wrong at once, and changes nothing then.',
      argument: {
        value: 'file',
        description: 'DTCG file or resolver, or the files of the modes light and dark that Figma exported.',
        problem: 'Name a file: tokens import figma.json.',
        count: 'many',
      },
      options: {
        template,
        fix: {
          type: 'flag',
          description: 'Makes colours with too little contrast lighter or darker.',
        },
        force: { type: 'flag', description: 'Replaces comments and code in src/tokens.ts, too.' },
        'dry-run': { type: 'flag', description: 'Shows what would change, and changes nothing.' },
      },
      examples: ['tokens import figma.json', 'tokens import Light.tokens.json Dark.tokens.json --fix'],
      run: async ({ argument, template: folder = '.', fix, force, 'dry-run': isTrial }): Output =>
        reportInput(async () => {
          const { importTokens } = await import('./import-tokens.ts');
          const result = await importTokens({
            file: argument,
            template: resolve(folder),
            mendsContrast: fix,
            isForced: force,
            isTrial,
          });
          return { text: describeImport(result, isTrial), data: result };
        }),
    }),
    defineCommand({
      name: 'export',
      summary: 'Writes all tokens of the template into a file',
      argument: {
        value: 'file',
        description: 'New file, such as aurora.tokens.json. Default: prints the tokens.',
        problem: 'Name one file: tokens export aurora.tokens.json.',
        count: 'optional',
      },
      options: { template, force: { type: 'flag', description: 'Replaces an existing file.' } },
      examples: ['tokens export aurora.tokens.json'],
      run: async ({ argument, template: folder = '.', force }): Output =>
        reportInput(async () => {
          const { exportTokens } = await import('./export-tokens.ts');
          const { text, file } = await exportTokens({
            template: resolve(folder),
            file: argument,
            isForced: force,
          });
          return file === undefined
            ? { text: text.trimEnd(), data: JSON.parse(text) }
            : { text: `Written: ${file}`, data: { file } };
        }),
    }),
  ],
};
