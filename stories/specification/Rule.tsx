import { stateSentence } from '@meetcute/spec';
import type { RuleState } from '@meetcute/spec';
import { useEffect, useRef } from 'react';
import { storyHref } from '@meetcute/storybook/docs';
import type { LibraryStory } from '../library.ts';

/** Rule that the address asks for, as the panel of the rules does. */
export const askedRule = () => new URLSearchParams(location.search).get('rule');

export interface RuleProps {
  state: RuleState;
  /** All stories. */
  stories: readonly LibraryStory[];
}

/** Item of a list: a rule, whether it is proved, and the stories that name it. */
export function Rule({ state, stories }: RuleProps) {
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
      {stories
        .filter(({ spec }) => spec.includes(rule.id))
        .map(({ id, title, name }) => (
          <a key={id} href={storyHref(id)} target="_top">
            {title}, {name}
          </a>
        ))}
    </li>
  );
}
