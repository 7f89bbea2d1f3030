import { moveCaret } from '@meetcute/core';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns the focused text field; null for none, or for a field without a caret, such as one for an address. */
function focusedField(): TextControl | null {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.selectionStart !== null ? field : null;
}

/**
 * Runs an update that another tab has caused, and keeps the caret of the focused field at its words. Unless the member
 * is typing, a caret at the end stays at the end.
 */
export function keepCaret(update: () => void, isTyping: boolean): void {
  const field = focusedField();
  if (!field) return update();
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  update();
  // React renders the update in a microtask of its own, which comes first.
  queueMicrotask(() => {
    if (field.value === value || document.activeElement !== field) return;
    const move = (caret: number | null) =>
      caret === value.length && !isTyping ? field.value.length : moveCaret(value, field.value, caret ?? 0);
    field.setSelectionRange(move(selectionStart), move(selectionEnd), selectionDirection ?? 'none');
  });
}
