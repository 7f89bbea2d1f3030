import { type CommandOutput, defineCommand, type Command } from '@meetcute/server/commands';
import { resolve } from 'node:path';
import { reportInput } from '../input-error.ts';
import type { CreatedFont } from './create-font.ts';

const describe = (font: CreatedFont) =>
  [
    ...font.notes.map((note) => `Note: ${note}`),
    ...font.files.map(({ path, size }) => `Written: ${path} (${(size / 1000).toFixed(1)} kB)`),
    `${font.family}, weight ${font.weight}, measured against ${font.standIn === 'serif' ? 'Georgia' : 'Arial'}.`,
    ...font.changes.map((change) => `Changed: ${change}`),
    ...font.remaining,
  ].join('\n');

/** Command that makes a font of a template from a file. */
export const fontsCommand: Command<unknown> = defineCommand({
  name: 'fonts',
  summary: 'Adds a font to the template: subsets, metrics and the languages that it covers',
  details:
    "Writes src/fonts/<name>.ts with the files of its Latin letters, and names the font in src/fonts.ts, src/template.ts and src/tokens.ts. The guide 'Tokens and fonts from files' says more.",
  hasJson: true,
  argument: {
    value: 'file',
    description: 'WOFF2, TTF or OTF file of the font.',
    problem: 'Name one font: fonts Lora.woff2.',
  },
  options: {
    template: {
      type: 'text',
      value: '<folder>',
      description: 'Folder of the template. Default: this folder.',
    },
    name: { type: 'text', value: '<name>', description: 'Name of the family. Default: the one in the font.' },
    'stand-in': {
      type: 'text',
      value: '<sans|serif>',
      description: 'Kind of installed fonts before it has arrived. Default: by its serifs.',
      choices: ['sans', 'serif'],
    },
    headings: { type: 'flag', description: 'Takes it for headings alone. Default: for all texts.' },
    force: { type: 'flag', description: 'Replaces the files of the same font.' },
  },
  examples: [
    'fonts Lora.woff2',
    'fonts Lora.woff2 --headings',
    'fonts Lora.woff2 --name Lora --stand-in serif',
  ],
  run: async ({
    argument,
    template = '.',
    name,
    'stand-in': standIn,
    headings,
    force,
  }): Promise<CommandOutput> =>
    reportInput(async () => {
      const { createFont } = await import('./create-font.ts');
      const data = await createFont({
        file: argument,
        template: resolve(template),
        name,
        standIn: standIn as 'sans' | 'serif' | undefined,
        isForced: force,
        isHeading: headings,
      });
      return { text: describe(data), data };
    }),
});
