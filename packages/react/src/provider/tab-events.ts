/** Events of a page that matter to values shared with other tabs. */
export interface TabEvents {
  /** Called when entries may have changed elsewhere. */
  readonly onChange: () => void;
  /** Called when an input method begins or ends a composition, which a changed value would interrupt. */
  readonly onComposition: (isComposing: boolean) => void;
}

/** Milliseconds after a key in which a caret at the end stays with its own words instead of following the end. */
const TYPING_MS = 1000;

let typedAt = -Infinity;

let keepCaret = (update: () => void, _isTyping: boolean): void => update();
let isCaretKept = false;

/** Loads the code that keeps the caret, with the first text field that takes the focus. */
export async function loadCaret(): Promise<void> {
  // Each `import()` takes a browser as long as rendering a button, also of a file that is loaded.
  if (isCaretKept) return;
  try {
    const caretModule = await import('./keep-caret.ts');
    keepCaret = caretModule.keepCaret;
    isCaretKept = true;
  } catch {
    // Without it, a caret moves to the end. The next field that takes the focus tries again.
  }
}

/** Runs an update that another tab has caused, and keeps the caret of the focused field at its words. */
export const runUpdate = (update: () => void): void =>
  keepCaret(update, globalThis.document?.hasFocus() && performance.now() - typedAt < TYPING_MS);

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
  const onFocus = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.matches('input, textarea')) void loadCaret();
  };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('input', () => (typedAt = performance.now()), options);
  return () => stop.abort();
}
