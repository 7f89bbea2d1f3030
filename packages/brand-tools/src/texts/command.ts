import { type CommandOutput, defineCommand, type Command } from '@meetcute/server/commands';

const HINT = `Replace one in src/template.ts: texts: { en: { '<key>': '…' } }. The guide 'Texts of a brand' says more.`;

/** Command that lists the texts that a brand may replace. */
export const textsCommand: Command<unknown> = defineCommand({
  name: 'texts',
  summary: 'Lists the keys of texts, in English, with the screens that show them and those that stay',
  details:
    'A text with a count has a key for each plural form, and other languages may have other forms. Mails and legal texts have no keys.',
  hasJson: true,
  options: {
    search: {
      type: 'text',
      value: '<words>',
      description: 'Lists those whose key or text has each of these words.',
    },
  },
  examples: ['texts', 'texts --search hello', 'texts --search home: --json'],
  run: async ({ search }): Promise<CommandOutput> => {
    const [{ findTextScreens }, { describeTexts, listTexts }] = await Promise.all([
      import('@meetcute/site/server'),
      import('./list-texts.ts'),
    ]);
    const data = await listTexts(findTextScreens, search);
    const text =
      data.length === 0 ? `No text has these words: ${search}.` : `${describeTexts(data)}\n\n${HINT}`;
    return { text, data };
  },
});
