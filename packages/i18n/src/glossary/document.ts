import { localeCodes, localeNames } from '../locales.ts';
import { glossary, type Term } from './glossary.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const formatRetired = (word: string) =>
  word.startsWith('=') ? `${word.slice(1).replace('*', '…')} (as the whole text)` : word;

const retiredRows = ({ name, retired, allowed: allowedPlaces = [] }: Term) =>
  localeCodes.flatMap((locale, index) => {
    const words = retired[locale];
    if (!words) return [];
    const isFirst = localeCodes.findIndex((code) => retired[code]) === index;
    const places = allowedPlaces.map(({ where, reason }) => `\`${where}\` ${reason}`).join('<br>');
    return [[name, localeNames[locale], words.map(formatRetired).join('; '), isFirst ? places : '']];
  });

/** Returns the page with the glossary of texts for translators, `docs/reference/texts-glossary.md`. */
export const glossaryDocument = (terms: readonly Term[] = glossary): string =>
  [
    '# Glossary of texts',
    '`npm run check:i18n -- --write` writes this page from `packages/i18n/src/glossary/glossary.json`. The check refuses the\nretired words in texts for members, and names what to write instead. [Translating](../developers/translating.md) says\nhow to use it.',
    '## What to write',
    table(
      ['term', 'meaning', ...localeCodes],
      terms.map(({ name, meaning, use }) => [name, meaning, ...localeCodes.map((code) => use[code] ?? '')]),
    ),
    '## What is retired',
    '`*` stands for any ending. The last column lists the texts in which such a word means something else.',
    table(['term', 'language', 'retired', 'allowed in'], terms.flatMap(retiredRows)),
  ].join('\n\n') + '\n';
