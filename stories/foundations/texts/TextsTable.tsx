import { localeCodes, type LocaleCode, type LocaleMessages } from '@meetcute/i18n';
import { compareTexts, longestFirst } from '@meetcute/storybook/texts';
import { vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import { TextRows } from './TextRows.tsx';
import { TextsHead } from './TextsHead.tsx';

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
    min-inline-size: 64rem;
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

  & thead button {
    display: flex;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: ${vars.layout.touch};
    align-items: center;
    text-align: start;
    font: inherit;
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

export interface TextsTableProps {
  /** Name of the region that scrolls. */
  label: string;
  namespaces: readonly string[];
  texts: ReadonlyMap<LocaleCode, LocaleMessages>;
  /** Language whose longest texts come first; null shows the texts by file, in the order of each. */
  sort: LocaleCode | null;
  onSort: (sort: LocaleCode | null) => void;
}

/** Texts of namespaces, a row for each key and a column for each language. */
export function TextsTable({ label, namespaces, texts, sort, onSort }: TextsTableProps) {
  const files = namespaces.map((name) => ({
    name,
    rows: compareTexts(new Map([...texts].map(([language, messages]) => [language, messages[name] ?? {}]))),
  }));
  return (
    <Region role="region" aria-label={label} tabIndex={0}>
      <table>
        <TextsHead sort={sort} onSort={onSort} />
        {sort ? (
          <tbody>
            <TextRows rows={longestFirst(files, sort)} texts={texts} />
          </tbody>
        ) : (
          files.map(({ name, rows }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={localeCodes.length + 1}>
                  {name}, {rows.length} {rows.length === 1 ? 'text' : 'texts'}
                </th>
              </tr>
              <TextRows rows={rows} texts={texts} />
            </tbody>
          ))
        )}
      </table>
    </Region>
  );
}
