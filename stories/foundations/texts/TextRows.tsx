import { localeCodes, localeOf, type LocaleCode, type LocaleMessages } from '@meetcute/i18n';
import type { TextCell, TextRow } from '@meetcute/storybook/texts';

interface CellProps {
  language: LocaleCode;
  cell: TextCell | undefined;
  /** Whether the texts of the language are there. */
  isLoaded: boolean;
}

function Cell({ language, cell, isLoaded }: CellProps) {
  if (!cell)
    return (
      <td>
        <small>{isLoaded ? 'Not in this language' : 'Not loaded'}</small>
      </td>
    );
  return (
    <td data-longest={cell.isLongest}>
      <span lang={localeOf(language).iso}>{cell.text}</span>
      <small>{cell.isLongest ? `${cell.length}, the longest` : cell.length}</small>
    </td>
  );
}

interface TextRowsProps {
  rows: readonly TextRow[];
  texts: ReadonlyMap<LocaleCode, LocaleMessages>;
}

/** Rows of the table of texts: a key, and its text in each language. */
export const TextRows = ({ rows, texts }: TextRowsProps) =>
  rows.map(({ key, cells }) => (
    <tr key={key}>
      <th scope="row">
        <code>{key}</code>
      </th>
      {localeCodes.map((language) => (
        <Cell key={language} language={language} cell={cells.get(language)} isLoaded={texts.has(language)} />
      ))}
    </tr>
  ));
