import { countCharacters, isUnseen } from '@meetcute/core';
import { useLayoutEffect, useRef, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';

/** Options of `useComposer`. */
export interface ComposerOptions {
  /** Text of the field (controlled). */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Called with the trimmed text to send. Not called without visible text, unless `hasMore`. */
  onSend: (text: string) => void;
  /** Maximum length of a message, as `countCharacters` counts. A longer text stays in the field and can't be sent. */
  maxLength: number;
  /** Whether sending is blocked. The field stays editable, so that no text is lost. Default: false. */
  isBlocked?: boolean | undefined;
  /** Whether the message has an attachment and therefore needs no text. Default: false. */
  hasMore?: boolean | undefined;
  /** Called on each change that leaves visible text, unless `isBlocked`. Default: nothing. */
  onTyping?: (() => void) | undefined;
}

/** Handlers and state for the form, field and button of a composer, returned by `useComposer`. */
export interface UseComposerResult {
  /** Sends the message and focuses the field; null if there is nothing to send, it is too long, or sending is blocked. */
  send: (() => void) | null;
  /** Number of characters left until `maxLength`, without white space at the ends. Negative if the text is too long. */
  left: number;
  /** Whether the text has no visible characters. */
  isEmpty: boolean;
  /** Inserts text at the caret or replaces the selection. */
  insert: (text: string) => void;
  /** Props for the field, a `textarea`. */
  fieldProps: {
    ref: RefObject<HTMLTextAreaElement | null>;
    name: string;
    value: string;
    'aria-invalid': true | undefined;
    enterKeyHint: 'enter';
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** `keyCode` of a key that an input method handles. */
const IME_KEY_CODE = 229;

/**
 * Whether a key belongs to an input method's composition. Safari reports this only by `keyCode`, because it ends the
 * composition before the key event.
 */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === IME_KEY_CODE;

const hasFinePointer = () => !globalThis.matchMedia('(pointer: coarse)').matches;

/**
 * Returns the state and handlers of a message composer. Enter sends and Shift+Enter inserts a line break. On touch
 * devices Enter inserts a line break too.
 */
export function useComposer({
  value,
  onChange,
  onSend,
  maxLength,
  isBlocked = false,
  hasMore = false,
  onTyping,
}: ComposerOptions): UseComposerResult {
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    // Setting the value from outside would move the caret to the end.
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const insert = (text: string) => {
    const { selectionStart: start = value.length, selectionEnd: end = start } = field.current ?? {};
    const next = value.slice(0, start) + text + value.slice(end);
    caret.current = start + text.length;
    onChange(next);
  };
  const isEmpty = isUnseen(value);
  const send = () => {
    onSend(value.trim());
    // Keep the focus, so that the on-screen keyboard stays open.
    field.current?.focus();
  };
  const remainingCount = maxLength - countCharacters(value.trim());
  const canSend = (!isEmpty || hasMore) && remainingCount >= 0 && !isBlocked;
  return {
    send: canSend ? send : null,
    left: remainingCount,
    isEmpty,
    insert,
    fieldProps: {
      ref: field,
      name: 'message',
      value,
      'aria-invalid': remainingCount < 0 ? true : undefined,
      enterKeyHint: 'enter',
      onChange: ({ target }) => {
        onChange(target.value);
        if (!isBlocked && !isUnseen(target.value)) onTyping?.();
      },
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !hasFinePointer()) return;
        event.preventDefault();
        if (canSend) send();
      },
    },
  };
}
