import { moveCaret } from '@meetcute/core';

/** Events of a page that matter to values shared with other tabs. */
export interface TabEvents {
  /** Called when entries may have changed elsewhere. */
  readonly onChange: () => void;
  /** Called when an input method begins or ends a composition, which a changed value would interrupt. */
  readonly onComposition: (isComposing: boolean) => void;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Milliseconds after a key in which a caret at the end stays with its own words instead of following the end. */
const TYPING_MS = 1000;

let typedAt = -Infinity;

/** Returns the focused text field; null for none, or for a field without a caret, such as one for an address. */
function focusedField(): TextControl | null {
  if (!globalThis.document) return null;
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.selectionStart !== null ? field : null;
}

/** Runs an update that another tab has caused, and keeps the caret of the focused field at its words. */
export function keepCaret(update: () => void): void {
  const field = focusedField();
  if (!field) return update();
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const isTyping = document.hasFocus() && performance.now() - typedAt < TYPING_MS;
  update();
  // React renders the update in a microtask of its own, which comes first.
  queueMicrotask(() => {
    if (field.value === value || document.activeElement !== field) return;
    const move = (caret: number | null) =>
      caret === value.length && !isTyping ? field.value.length : moveCaret(value, field.value, caret ?? 0);
    field.setSelectionRange(move(selectionStart), move(selectionEnd), selectionDirection ?? 'none');
  });
}

/**
 * Watches the browser for changes by other tabs: writes to storage, and the return of a page that was hidden, frozen or
 * in the cache of the back button, which missed them. Returns a function that stops.
 */
export function watchTabEvents({ onChange, onComposition }: TabEvents): () => void {
  if (!globalThis.document) return () => undefined;
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  for (const type of ['storage', 'pageshow', 'focus']) globalThis.addEventListener(type, onChange, options);
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, onChange, options);
  document.addEventListener('compositionstart', () => onComposition(true), options);
  // A field that loses the focus, or is removed, may not report the end.
  for (const type of ['compositionend', 'focusout'])
    document.addEventListener(type, () => onComposition(false), options);
  document.addEventListener('input', () => (typedAt = performance.now()), options);
  return () => stop.abort();
}
