// Storybook builds the manager with the classic JSX transform.
import * as React from 'react';
import { useTheme } from 'storybook/theming';

/** A reason with the settings that it is about. */
export interface GreyedReason {
  settings: string;
  reason: string;
}

export interface GreyedNotesProps {
  /** Returns the notes of the current story; none where no control is greyed. */
  useNotes: () => readonly GreyedReason[];
  /** The canvas. */
  children?: React.ReactNode;
}

/** Line between the toolbar and the canvas that says why controls are greyed. */
export function GreyedNotes({ useNotes, children }: GreyedNotesProps) {
  const notes = useNotes();
  const theme = useTheme();
  return (
    // The same elements with and without notes, because a frame that moves in the document loads again.
    <div style={{ display: 'flex', flexDirection: 'column', inlineSize: '100%', blockSize: '100%' }}>
      <div role="note" aria-label="Greyed controls" hidden={notes.length === 0}>
        {notes.map(({ settings, reason }) => (
          <p
            key={reason}
            style={{
              margin: 0,
              padding: '6px 16px',
              borderBlockEnd: `1px solid ${theme.appBorderColor}`,
              background: theme.barBg,
              color: theme.textMutedColor,
              fontSize: 12,
              lineHeight: 1.4,
            }}
          >
            <strong>{settings}</strong> greyed: {reason}
          </p>
        ))}
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
