import { areaStates } from '@meetcute/spec';
import type { AreaState, RuleState } from '@meetcute/spec';
import { vars } from '@meetcute/theme';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Page } from '../foundations/Page.tsx';
import { loadLibrary } from '../library.ts';
import type { LibraryStory } from '../library.ts';
import { findRules } from './find-rules.ts';
import { askedRule, Rule } from './Rule.tsx';

const Areas = styled.div`
  display: grid;
  gap: ${vars.space[2]};

  & label {
    display: grid;
    gap: ${vars.space[1]};
    max-inline-size: 30rem;
    margin-block: ${vars.space[4]};
    font-weight: ${vars.weight.strong};
  }

  & input {
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[3]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.small};
    background: ${vars.surface};
    color: ${vars.text};
    font: inherit;
  }

  & > button {
    justify-self: start;
    min-block-size: ${vars.layout.touch};
    text-decoration: underline;
  }

  & summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-block-size: ${vars.layout.touch};
    padding-inline: ${vars.space[4]};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceSunken};
    cursor: pointer;
  }

  & summary strong {
    font-weight: ${vars.weight.strong};
  }

  & summary span {
    color: ${vars.textMuted};
    font-variant-numeric: tabular-nums;
  }

  & ul {
    list-style: none;
    padding: ${vars.space[4]};
  }

  & ul > li {
    display: grid;
    gap: ${vars.space[1]};
    padding-block: ${vars.space[4]};
    border-block-end: 1px solid ${vars.line};
  }

  & [aria-current] {
    border-inline-start: 4px solid ${vars.accent};
    padding-inline-start: ${vars.space[4]};
  }

  & [data-part='state'] {
    font-size: ${vars.type.small};
    color: ${vars.textMuted};
  }

  & [data-proved='true'] [data-part='state'] {
    color: ${vars.success};
  }
`;

function Area({ area, stories }: { area: AreaState; stories: readonly LibraryStory[] }) {
  const [isOpen, setOpen] = useState(() => area.rules.some(({ rule }) => rule.id === askedRule()));
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{area.area}</strong>
        <span>
          {area.proved} of {area.rules.length} proved
          {area.decided > 0 ? `, ${area.decided} as decided` : ''}
          {area.changed > 0 ? `, ${area.changed} changed` : ''}
        </span>
      </summary>
      {isOpen ? (
        <ul>
          {area.rules.map((state) => (
            <Rule key={state.rule.id} state={state} stories={stories} />
          ))}
        </ul>
      ) : null}
    </details>
  );
}

/** Returns the result of a search in words; `results` is null without one. */
function describeResults(results: readonly RuleState[] | null, all: number): string {
  if (!results) return 'By words of a rule, its id or a story that names it.';
  return results.length > 0 ? `${results.length} of ${all} rules` : 'No rule matches all of these words.';
}

export interface RulesProps {
  states: readonly RuleState[];
  /** Sentence on where the states come from. */
  source: string;
}

/** Rule catalogue by area: each rule with its proof and the stories that show it. */
export function Rules({ states, source }: RulesProps) {
  const [stories, setStories] = useState<readonly LibraryStory[]>([]);
  const [words, setWords] = useState(() => new URLSearchParams(location.search).get('words') ?? '');
  const statusId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void loadLibrary().then(setStories), []);
  const matchingRules = words.trim() === '' ? null : findRules(states, stories, words);
  const showAll = () => {
    setWords('');
    field.current?.focus();
  };
  const areas = areaStates(states);
  const provedCount = areas.reduce((sum, area) => sum + area.proved, 0);
  const decidedCount = areas.reduce((sum, area) => sum + area.decided, 0);
  return (
    <Page
      title="Specification"
      lead={`${provedCount} of ${states.length} rules are proved as specified and ${decidedCount} as decided: a test or story that names the rule ran and passed.`}
    >
      <p>{source}</p>
      <Areas>
        <label>
          Find rules
          <input
            ref={field}
            type="search"
            value={words}
            aria-describedby={statusId}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <p id={statusId} role="status">
          {describeResults(matchingRules, states.length)}
        </p>
        {matchingRules?.length === 0 && (
          <button type="button" onClick={showAll}>
            Show all rules
          </button>
        )}
        {matchingRules ? (
          <ul>
            {matchingRules.map((state) => (
              <Rule key={state.rule.id} state={state} stories={stories} />
            ))}
          </ul>
        ) : (
          areas.map((area) => <Area key={area.area} area={area} stories={stories} />)
        )}
      </Areas>
    </Page>
  );
}
