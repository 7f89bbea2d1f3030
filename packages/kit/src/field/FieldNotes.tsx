import type { ReactNode } from 'react';

export interface FieldNotesProps {
  /** Id of the control that the notes describe. */
  id: string;
  /** Help text. Default: none. */
  help?: ReactNode;
  /** Error text. Default: none. */
  error?: ReactNode;
}

const notesOf = ({ id, help, error }: FieldNotesProps) => ({
  help: help ? `${id}-help` : undefined,
  error: error ? `${id}-error` : undefined,
});

/** Returns the id and ARIA attributes that connect a control to its `FieldNotes`. */
export function describedControl(props: FieldNotesProps) {
  const notes = notesOf(props);
  return {
    id: props.id,
    'data-part': 'control',
    'aria-invalid': notes.error ? true : undefined,
    'aria-describedby': [notes.help, notes.error].filter(Boolean).join(' ') || undefined,
  } as const;
}

/** Help and error below a control; the control takes `describedControl` of the same props. */
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
