import { type LocaleCode, localeNames } from '@meetcute/i18n';
import { vars } from '@meetcute/theme';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Page } from '../Page.tsx';
import { textGroups } from './text-sets.ts';
import { TextsTable } from './TextsTable.tsx';
import { useTexts, type LoadTexts, type Texts } from './useTexts.ts';

/** Names the languages whose texts could not be loaded; nothing without any. */
export const FailedLanguages = ({ languages }: { languages: readonly LocaleCode[] }) =>
  languages.length > 0 && (
    <p role="alert">
      These texts could not be loaded: {languages.map((language) => localeNames[language]).join(', ')}. Reload
      the page to try again.
    </p>
  );

const Choice = styled.p`
  display: grid;
  justify-items: start;
  gap: ${vars.space[1]};
  margin-block-end: ${vars.space[5]};

  & label {
    font-weight: ${vars.weight.strong};
  }

  & select {
    min-block-size: ${vars.layout.touch};
    max-inline-size: 100%;
    padding-inline: ${vars.space[3]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.small};
    background: ${vars.surface};
    color: ${vars.text};
    font: inherit;
  }
`;

/** Choice of a reviewer. */
export interface TextsChoice {
  /** Screen or namespace to show, such as 'SignUp' or 'signUp'. */
  group: string;
  /** Language whose longest texts come first; null is the order of the files. */
  sort: LocaleCode | null;
}

export interface TextsPageProps {
  /** Screen or namespace to show, such as 'SignUp' or 'signUp'. */
  group: string;
  /** Language whose longest texts come first. Default: null, the order of the files. */
  sort?: LocaleCode | null;
  load: LoadTexts;
  /** Called with what a reviewer chooses. */
  onChange?: (choice: TextsChoice) => void;
}

interface LoadedProps extends TextsChoice {
  texts: Texts;
  onChange: (choice: TextsChoice) => void;
}

function Loaded({ group: name, sort, texts: { loaded, failed }, onChange }: LoadedProps) {
  const id = useId();
  const groups = textGroups([...new Set([...loaded.values()].flatMap(Object.keys))].sort());
  const all = groups.flatMap(({ sets }) => sets);
  const chosenSet = all.find((set) => set.name === name);
  const shownSet = chosenSet ?? all[0]!;
  return (
    <>
      <Choice>
        <label htmlFor={id}>Texts of</label>
        <select
          id={id}
          value={shownSet.name}
          onChange={(event) => onChange({ group: event.target.value, sort })}
        >
          {groups.map(({ title, sets }) => (
            <optgroup key={title} label={title}>
              {sets.map((set) => (
                <option key={set.name} value={set.name}>
                  {set.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Choice>
      {chosenSet ? null : (
        <p role="note">
          There is no screen or file “{name}”. Here is {shownSet.title}.
        </p>
      )}
      <FailedLanguages languages={failed} />
      <TextsTable
        label={`Texts of ${shownSet.title}`}
        namespaces={shownSet.namespaces}
        texts={loaded}
        sort={sort}
        onSort={(next) => onChange({ group: shownSet.name, sort: next })}
      />
    </>
  );
}

/** All texts of a screen in the seven languages, side by side. */
export function TextsPage({ group: groupName, sort = null, load, onChange }: TextsPageProps) {
  const texts = useTexts(load);
  const [{ start, choice }, setState] = useState({
    start: { group: groupName, sort },
    choice: { group: groupName, sort },
  });
  // What the controls or the address say replaces what was chosen on the page.
  if (start.group !== groupName || start.sort !== sort)
    setState({ start: { group: groupName, sort }, choice: { group: groupName, sort } });
  const change = (next: TextsChoice) => {
    setState({ start, choice: next });
    onChange?.(next);
  };
  return (
    <Page
      title="Texts"
      lead="The texts of a screen in every language. Below each is the number of its characters; design for the longest of the row. Press a language to see its longest texts first. Placeholders such as {{name}} count as written."
      isWide
    >
      {texts ? (
        <Loaded group={choice.group} sort={choice.sort} texts={texts} onChange={change} />
      ) : (
        <p role="status">Loading the texts …</p>
      )}
    </Page>
  );
}
