import { hasUnsavedWork } from './unsavedWork.ts';

const TEXT =
  'textarea, [contenteditable], input:not([type=search], [type=checkbox], [type=radio], [type=range], [type=file])';

type Field = HTMLElement & { value?: string };

const touched = new Set<Field>();

const noteField = (field: unknown): void => {
  if (field instanceof HTMLElement && field.matches(TEXT)) touched.add(field);
};

/** Remembers from now on in which fields of the page somebody writes, beginning with the one that has the focus; answers how to stop. */
export function watchWriting(page: Document = document): () => void {
  const note = ({ target }: Event) => noteField(target);
  noteField(page.activeElement);
  page.addEventListener('input', note, true);
  return () => {
    page.removeEventListener('input', note, true);
    touched.clear();
  };
}

/**
 * Whether the page holds what somebody wrote and did not send or save: its field is still there and not empty, or it was
 * sent and is in the page alone.
 */
export function isWriting(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return hasUnsavedWork() || [...touched].some((field) => (field.value ?? field.textContent) !== '');
}
