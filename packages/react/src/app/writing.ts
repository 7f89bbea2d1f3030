import { hasUnsavedWork } from './unsaved-work.ts';

const TEXT =
  'textarea, [contenteditable], input:not([type=search], [type=checkbox], [type=radio], [type=range], [type=file])';

type Field = HTMLElement & { value?: string };

const editedFields = new Set<Field>();

const trackField = (field: unknown): void => {
  if (field instanceof HTMLElement && field.matches(TEXT)) editedFields.add(field);
};

/** Tracks the text fields that a person edits, starting with the focused one. Returns a function that stops. */
export function watchWriting(page: Document = document): () => void {
  const onInput = ({ target }: Event) => trackField(target);
  trackField(page.activeElement);
  page.addEventListener('input', onInput, true);
  return () => {
    page.removeEventListener('input', onInput, true);
    editedFields.clear();
  };
}

/**
 * Whether the page has text that is not sent or saved: an edited field is on the page and not empty, or unsaved work is
 * registered.
 */
export function isWriting(): boolean {
  for (const field of editedFields) if (!field.isConnected) editedFields.delete(field);
  return hasUnsavedWork() || [...editedFields].some((field) => (field.value ?? field.textContent) !== '');
}
