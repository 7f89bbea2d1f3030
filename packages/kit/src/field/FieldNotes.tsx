import { countCharacters } from '@meetcute/core';
import type { ReactNode } from 'react';
import { LengthNote } from './LengthNote.tsx';

export interface FieldNotesProps {
  /** Id of the control that the notes describe. */
  id: string;
  /** Help text. Default: none. */
  help?: ReactNode;
  /** Error text. Default: none. */
  error?: ReactNode;
  /** Text of a control with a limit. Default: ''. */
  value?: string | undefined;
  /** Maximum length of the text, as `countCharacters` counts. Default: no limit. */
  max?: number | undefined;
}

/** Returns the number of characters left; negative for a text that is too long. */
const charactersLeft = ({ value = '', max = Infinity }: FieldNotesProps) => max - countCharacters(value);

/** Share of the limit from which the characters that are left are shown. */
const COUNT_SHARE = 0.1;

const notesOf = (props: FieldNotesProps) => ({
  help: props.help ? `${props.id}-help` : undefined,
  error: props.error ? `${props.id}-error` : undefined,
  length:
    props.max !== undefined && charactersLeft(props) <= props.max * COUNT_SHARE
      ? `${props.id}-length`
      : undefined,
});

/** Returns the id and ARIA attributes that connect a control to its `FieldNotes`. */
export function describedControl(props: FieldNotesProps) {
  const notes = notesOf(props);
  const isTooLong = charactersLeft(props) < 0;
  return {
    id: props.id,
    'data-part': 'control',
    'data-too-long': isTooLong ? '' : undefined,
    'aria-invalid': notes.error || isTooLong ? true : undefined,
    'aria-describedby': [notes.help, notes.error, notes.length].filter(Boolean).join(' ') || undefined,
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
      {props.max !== undefined && (
        <LengthNote id={`${props.id}-length`} left={charactersLeft(props)} from={props.max * COUNT_SHARE} />
      )}
    </>
  );
}
