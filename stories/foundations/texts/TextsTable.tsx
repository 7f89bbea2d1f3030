import { localeCodes, localeNames, localeOf, type LocaleCode, type LocaleMessages } from '@meetcute/i18n';
import { compareTexts, type TextCell } from '@meetcute/storybook/texts';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Region = styled.div`
  max-block-size: max(20rem, 100dvh - 6rem);
  overflow: auto;
  border: 1px solid ${vars.edge};
  border-radius: ${vars.radius.medium};

  & table {
    /* Lines of collapsed borders do not move with sticky cells. */
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    min-inline-size: 78rem;
    font-size: ${vars.type.note};
    overflow-wrap: anywhere;
  }

  & :is(th, td) {
    padding: ${vars.space[2]} ${vars.space[3]};
  }

  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${vars.surface};
  }

  & [scope='rowgroup'] {
    padding-block-start: ${vars.space[6]};
    font-weight: ${vars.weight.strong};
    font-size: ${vars.type.body};
  }

  & small {
    display: block;
    color: ${vars.textMuted};
    font-variant-numeric: tabular-nums;
  }

  & [data-longest='true'] {
    box-shadow: inset 3px 0 ${vars.accent};
    background: ${vars.surfaceSunken};

    & small {
      color: ${vars.text};
      font-weight: ${vars.weight.strong};
    }
  }
`;

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

interface NamespaceRowsProps {
  name: string;
  texts: ReadonlyMap<LocaleCode, LocaleMessages>;
}

function NamespaceRows({ name, texts }: NamespaceRowsProps) {
  const rows = compareTexts(
    new Map([...texts].map(([language, messages]) => [language, messages[name] ?? {}])),
  );
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={localeCodes.length + 1}>
          {name}, {rows.length} {rows.length === 1 ? 'text' : 'texts'}
        </th>
      </tr>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          <th scope="row">
            <code>{key}</code>
          </th>
          {localeCodes.map((language) => (
            <Cell
              key={language}
              language={language}
              cell={cells.get(language)}
              isLoaded={texts.has(language)}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export interface TextsTableProps {
  /** Name of the region that scrolls. */
  label: string;
  namespaces: readonly string[];
  texts: ReadonlyMap<LocaleCode, LocaleMessages>;
}

/** Texts of namespaces, a row for each key and a column for each language. */
export const TextsTable = ({ label, namespaces, texts }: TextsTableProps) => (
  <Region role="region" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          {localeCodes.map((language) => (
            <th key={language} scope="col">
              <span lang={localeOf(language).iso}>{localeNames[language]}</span>
            </th>
          ))}
        </tr>
      </thead>
      {namespaces.map((name) => (
        <NamespaceRows key={name} name={name} texts={texts} />
      ))}
    </table>
  </Region>
);
