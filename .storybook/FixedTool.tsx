// Storybook builds the manager with the classic JSX transform.
import * as React from 'react';
import { useGlobals, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { fixedSentence } from './fixed.ts';

/** Sentence beside the toolbar's greyed controls that says why they are greyed. */
export function FixedTool() {
  const [, , fixed] = useGlobals();
  const reason = useParameter<string>('fixed');
  const { storyId } = useStorybookState();
  const data = useStorybookApi().getData(storyId);
  const name = data ? `${data.title} ${data.name}` : '';
  const sentence = fixedSentence({ name, settings: fixed, reason });
  if (!sentence) return null;
  return (
    <span
      role="note"
      title={sentence}
      style={{
        fontSize: 12,
        alignSelf: 'center',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        maxInlineSize: '18rem',
      }}
    >
      {sentence}
    </span>
  );
}
