// Storybook builds the manager with the classic JSX transform.
import * as React from 'react';
import { useParameter, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import type { Storyboard } from '../storyboards/places-of.ts';
import { StoryboardLinks } from '../storyboards/StoryboardLinks.tsx';
import { usePlaces } from '../storyboards/usePlaces.ts';

/** A reason with the settings that it is about. */
export interface GreyedReason {
  settings: string;
  reason: string;
}

/** Parameter `docs` of a story. Storybook fills the description from the comment above its export. */
interface DocsParameter {
  description?: { story?: string };
}

export interface StoryNotesProps {
  /** Returns why controls are greyed for the current story; none where no control is. */
  useGreyedReasons: () => readonly GreyedReason[];
  /** The canvas. */
  children?: React.ReactNode;
}

/** Lines between the toolbar and the canvas: what the story shows, why controls are greyed, and the flows that it is in. */
export function StoryNotes({ useGreyedReasons, children }: StoryNotesProps) {
  const { viewMode } = useStorybookState();
  const { description } = useParameter<DocsParameter>('docs', {}) ?? {};
  const sentence = viewMode === 'story' ? description?.story : undefined;
  const reasons = useGreyedReasons();
  const places = usePlaces(useParameter<readonly Storyboard[]>('storyboards', []));
  const theme = useTheme();
  const line = { margin: 0, padding: '0 16px', fontSize: 12, lineHeight: 1.6 };
  return (
    // The same elements with and without notes, because a frame that moves in the document loads again.
    <div style={{ display: 'flex', flexDirection: 'column', inlineSize: '100%', blockSize: '100%' }}>
      <div
        role="note"
        aria-label="About the story"
        hidden={!sentence && reasons.length === 0 && places.length === 0}
        style={{
          paddingBlock: 5,
          borderBlockEnd: `1px solid ${theme.appBorderColor}`,
          background: theme.barBg,
        }}
      >
        {sentence && <p style={{ ...line, color: theme.color.defaultText }}>{sentence}</p>}
        {reasons.map(({ settings, reason }) => (
          <p key={reason} style={{ ...line, color: theme.textMutedColor }}>
            <strong>{settings}</strong> greyed: {reason}
          </p>
        ))}
        <StoryboardLinks places={places} />
      </div>
      <div
        style={{
          flex: 1,
          minBlockSize: 0,
          display: 'grid',
          gridTemplate: '100% / 100%',
          placeItems: 'center',
          overflow: 'auto',
        }}
      >
        {children}
      </div>
    </div>
  );
}
