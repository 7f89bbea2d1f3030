import { vars } from '@meetcute/theme';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Page } from '../Page.tsx';
import { FailedLanguages } from './FailedLanguages.tsx';
import { textGroups } from './textSets.ts';
import { TextsTable } from './TextsTable.tsx';
import { useTexts, type LoadTexts, type Texts } from './useTexts.ts';

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

export interface TextsPageProps {
  /** Screen or namespace to show, such as 'SignUp' or 'signUp'. */
  of: string;
  load: LoadTexts;
  /** Called with the name that a reviewer chooses. */
  onChoose?: (name: string) => void;
}

interface LoadedProps {
  name: string;
  texts: Texts;
  onChoose: (name: string) => void;
}

function Loaded({ name, texts: { loaded, failed }, onChoose }: LoadedProps) {
  const id = useId();
  const groups = textGroups([...new Set([...loaded.values()].flatMap(Object.keys))].sort());
  const all = groups.flatMap(({ sets }) => sets);
  const chosen = all.find((set) => set.name === name);
  const shown = chosen ?? all[0]!;
  return (
    <>
      <Choice>
        <label htmlFor={id}>Texts of</label>
        <select id={id} value={shown.name} onChange={(event) => onChoose(event.target.value)}>
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
      {chosen ? null : (
        <p role="note">
          There is no screen or file “{name}”. Here is {shown.title}.
        </p>
      )}
      <FailedLanguages languages={failed} />
      <TextsTable label={`Texts of ${shown.title}`} namespaces={shown.namespaces} texts={loaded} />
    </>
  );
}

/** All texts of a screen in the seven languages, side by side. */
export function TextsPage({ of, load, onChoose }: TextsPageProps) {
  const texts = useTexts(load);
  const [{ given, name }, setChoice] = useState({ given: of, name: of });
  // A name from the controls or the address replaces the one that was chosen on the page.
  if (given !== of) setChoice({ given: of, name: of });
  const choose = (next: string) => {
    setChoice({ given, name: next });
    onChoose?.(next);
  };
  return (
    <Page
      title="Texts"
      lead="The texts of a screen in every language. Below each is the number of its characters; design for the longest of the row. Placeholders such as {{name}} count as written."
      isWide
    >
      {texts ? (
        <Loaded name={name} texts={texts} onChoose={choose} />
      ) : (
        <p role="status">Loading the texts …</p>
      )}
    </Page>
  );
}
