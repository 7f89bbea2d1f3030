type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select';

function isTouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
}

function replay(field: Field, typed: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // React watches the element's own `value` and overlooks an event that changes nothing: it is told another value first.
  field.value = `${typed}.`;
  setter?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Tells React what was typed or chosen before the page came to life, as on a slow line or when the browser restores a
 * form; otherwise the words stand in the field and nothing knows of them. All are read first, because the first one
 * draws the form anew and empties the others.
 */
export function replayInput(root: ParentNode): void {
  const touched = [...root.querySelectorAll<Field>(FIELDS)].filter(isTouched);
  const typed = touched.map((field) => [field, field.value] as const);
  // After the commit that is under way, and before the next key.
  queueMicrotask(() => typed.forEach(([field, value]) => replay(field, value)));
}
