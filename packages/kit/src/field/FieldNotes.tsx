import type { ReactNode } from 'react';

export interface FieldNotesProps {
  /** Id of the control that the notes describe. */
  id: string;
  help?: ReactNode;
  error?: ReactNode;
}

const notesOf = ({ id, help, error }: FieldNotesProps) => ({
  help: help ? `${id}-help` : undefined,
  error: error ? `${id}-error` : undefined,
});

/** What a control tells those who can't see its notes: that it is wrong, and which notes describe it. */
export function describedControl(props: FieldNotesProps) {
  const notes = notesOf(props);
  return {
    id: props.id,
    'data-part': 'control',
    'aria-invalid': notes.error ? true : undefined,
    'aria-describedby': [notes.help, notes.error].filter(Boolean).join(' ') || undefined,
  } as const;
}

/** Help and error below a control that has `describedControl` of the same props. */
export function FieldNotes(props: FieldNotesProps) {
  const notes = notesOf(props);
  return (
    <>
      {notes.help && (
        <span data-part="help" id={notes.help}>
          {props.help}
        </span>
      )}
      {notes.error && (
        <span data-part="error" id={notes.error}>
          {props.error}
        </span>
      )}
    </>
  );
}
