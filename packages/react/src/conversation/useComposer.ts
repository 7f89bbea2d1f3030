import { isUnseen } from '@meetcute/core';
import { useLayoutEffect, useRef, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';

export interface ComposerOptions {
  /** What is written so far. */
  value: string;
  onChange: (value: string) => void;
  /** Sends what is written, without blanks around it; not called where nothing of it can be seen, and nothing goes with it. */
  onSend: (text: string) => void;
  /** The longest message, in characters. */
  maxLength: number;
  /** Whether nothing can be sent now; writing stays possible, so that nothing is lost. Default: false. */
  isBlocked?: boolean | undefined;
  /** Whether something else goes with the message, so that it needs no words. Default: false. */
  hasMore?: boolean | undefined;
  /** Called as one types something, where it can be sent. Default: nothing. */
  onTyping?: (() => void) | undefined;
}

/** Writing a message: what its form, its field and its button need. */
export interface Composer {
  /** Sends; null where there is nothing to send, or nothing can be sent. */
  send: (() => void) | null;
  /** How many characters more there is room for. */
  left: number;
  isEmpty: boolean;
  /** Puts something where the caret is, in place of what is selected; not where there is no room for it. */
  insert: (text: string) => void;
  /** For the field, a textarea. */
  fieldProps: {
    ref: RefObject<HTMLTextAreaElement | null>;
    name: string;
    value: string;
    maxLength: number;
    enterKeyHint: 'enter';
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** What `keyCode` says of a key that an input method has taken. */
const TAKEN = 229;

/**
 * Whether a key chooses the character that is being composed. Safari says so by `keyCode` alone, because there the
 * composition has ended when the key comes.
 */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === TAKEN;

const hasFinePointer = () => !globalThis.matchMedia('(pointer: coarse)').matches;

/**
 * Writes a message: Enter sends and Shift+Enter breaks the line; on touch Enter breaks it too, because the button is near.
 */
export function useComposer({
  value,
  onChange,
  onSend,
  maxLength,
  isBlocked = false,
  hasMore = false,
  onTyping,
}: ComposerOptions): Composer {
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    // A value that is set from outside would take the caret to its end.
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const insert = (text: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = from } = field.current ?? {};
    const next = value.slice(0, from) + text + value.slice(to);
    if (next.length > maxLength) return;
    caret.current = from + text.length;
    onChange(next);
  };
  const isEmpty = isUnseen(value);
  const send = () => {
    onSend(value.trim());
    // One goes on writing; on a phone the keyboard stays.
    field.current?.focus();
  };
  const canSend = (!isEmpty || hasMore) && !isBlocked;
  return {
    send: canSend ? send : null,
    left: maxLength - value.length,
    isEmpty,
    insert,
    fieldProps: {
      ref: field,
      name: 'message',
      value,
      maxLength,
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
