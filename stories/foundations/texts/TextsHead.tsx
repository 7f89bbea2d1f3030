import { localeCodes, localeNames, localeOf, type LocaleCode } from '@meetcute/i18n';

interface TextsHeadProps {
  sort: LocaleCode | null;
  onSort: (sort: LocaleCode | null) => void;
}

/** Head of the table of texts. A press on a language shows its longest texts first, a second press the order of the files. */
export const TextsHead = ({ sort, onSort }: TextsHeadProps) => (
  <thead>
    <tr>
      <th scope="col">Key</th>
      {localeCodes.map((language) => (
        <th key={language} scope="col" aria-sort={language === sort ? 'descending' : 'none'}>
          <button
            type="button"
            title={language === sort ? 'Longest first' : 'Show the longest first'}
            onClick={() => onSort(language === sort ? null : language)}
          >
            <span lang={localeOf(language).iso}>{localeNames[language]}</span>
            <span aria-hidden>{language === sort ? '↓' : '↕'}</span>
          </button>
        </th>
      ))}
    </tr>
  </thead>
);
