// Storybook builds the manager with the classic JSX transform.
import * as React from 'react';
import { useGlobals, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { fixedSentence } from './fixed.ts';

const ID = 'why-fixed';

/** Button beside the toolbar's greyed controls that opens the reason why they are greyed. */
export function FixedTool() {
  const [, , fixed] = useGlobals();
  const reason = useParameter<string>('fixed');
  const { storyId } = useStorybookState();
  const data = useStorybookApi().getData(storyId);
  const name = data ? `${data.title} ${data.name}` : '';
  const sentence = fixedSentence({ name, settings: fixed, reason });
  if (!sentence) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        title={sentence}
        style={{
          border: 0,
          background: 'none',
          color: 'inherit',
          cursor: 'pointer',
          font: 'inherit',
          fontSize: 12,
          textDecoration: 'underline',
          whiteSpace: 'nowrap',
        }}
      >
        Why greyed?
      </button>
      <p
        id={ID}
        popover="auto"
        style={{
          inset: '44px 16px auto auto',
          maxInlineSize: '22rem',
          margin: 0,
          padding: 16,
          border: '1px solid #8888',
          borderRadius: 8,
          fontSize: 13,
          whiteSpace: 'normal',
        }}
      >
        {sentence}
      </p>
    </>
  );
}
