import { countCharacters } from '@meetcute/core';
import { memo, type ReactNode } from 'react';
import { isCounted, LengthNote } from './LengthNote.tsx';

// Memoized, because each key renders the notes of its field again.
const Length = memo(LengthNote);

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

/** Share of the limit from which the characters that are left are shown. */
const COUNT_SHARE = 0.1;

/** Returns the number of characters left, negative for a text that is too long, and the one from which it is shown. */
const lengthOf = ({ value = '', max }: FieldNotesProps) =>
  max === undefined ? null : { left: max - countCharacters(value), from: max * COUNT_SHARE };

const notesOf = (props: FieldNotesProps) => {
  const length = lengthOf(props);
  return {
    help: props.help ? `${props.id}-help` : undefined,
    error: props.error ? `${props.id}-error` : undefined,
    length: length && isCounted(length) ? `${props.id}-length` : undefined,
  };
};

/** Returns the id and ARIA attributes that connect a control to its `FieldNotes`. */
export function describedControl(props: FieldNotesProps) {
  const notes = notesOf(props);
  const isTooLong = (lengthOf(props)?.left ?? 0) < 0;
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
  const length = lengthOf(props);
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
      {length && (
        // A number that is not shown yet stays the same.
        <Length
          id={`${props.id}-length`}
          from={length.from}
          left={isCounted(length) ? length.left : Infinity}
        />
      )}
    </>
  );
}
