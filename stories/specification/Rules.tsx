import { areaStates, stateSentence } from '@meetcute/spec';
import type { AreaState, RuleState } from '@meetcute/spec';
import { vars } from '@meetcute/theme';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Page } from '../foundations/Page.tsx';
import { loadLibrary, storyHref } from '../library.ts';
import type { LibraryStory } from '../library.ts';

const Areas = styled.div`
  display: grid;
  gap: ${vars.space[2]};

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

  & details > ul {
    list-style: none;
    padding: ${vars.space[4]};
  }

  & details > ul > li {
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

/** Rule that the address asks for, as the panel of the rules does. */
const askedRule = () => new URLSearchParams(location.search).get('rule');

function Rule({ state, stories }: { state: RuleState; stories: readonly LibraryStory[] }) {
  const { rule, isProved } = state;
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (rule.id === askedRule()) element.current?.scrollIntoView({ block: 'center' });
  }, [rule.id]);
  return (
    <li ref={element} data-proved={isProved} aria-current={rule.id === askedRule() ? 'true' : undefined}>
      <code>{rule.id}</code>
      <p>{rule.text}</p>
      <p data-part="state">{stateSentence(state)}</p>
      {stories.map(({ id, title, name }) => (
        <a key={id} href={storyHref(id)} target="_top">
          {title}, {name}
        </a>
      ))}
    </li>
  );
}

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
            <Rule
              key={state.rule.id}
              state={state}
              stories={stories.filter(({ spec }) => spec.includes(state.rule.id))}
            />
          ))}
        </ul>
      ) : null}
    </details>
  );
}

export interface RulesProps {
  states: readonly RuleState[];
  /** Sentence on where the states come from. */
  source: string;
}

/** Rule catalogue by area: each rule with its proof and the stories that show it. */
export function Rules({ states, source }: RulesProps) {
  const [stories, setStories] = useState<readonly LibraryStory[]>([]);
  useEffect(() => void loadLibrary().then(setStories), []);
  const areas = areaStates(states);
  const proved = areas.reduce((sum, area) => sum + area.proved, 0);
  const decided = areas.reduce((sum, area) => sum + area.decided, 0);
  return (
    <Page
      title="Specification"
      lead={`${proved} of ${states.length} rules are proved as specified and ${decided} as decided: a test or story that names the rule ran and passed.`}
    >
      <p>{source}</p>
      <Areas>
        {areas.map((area) => (
          <Area key={area.area} area={area} stories={stories} />
        ))}
      </Areas>
    </Page>
  );
}
