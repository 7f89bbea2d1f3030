type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select';

function isTouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const first = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
}

function replay(field: Field, typedText: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = typedText;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // React ignores events that do not change its tracked `value`, so it is set to another value first.
  field.value = `${typedText}.`;
  setter?.call(field, typedText);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const CHOICES = 'input:is([type=checkbox], [type=radio])';

/** Switches a box that the visitor has switched. React ignores clicks that do not change its tracked `checked`. */
function replayChoice(choice: HTMLInputElement, isChecked: boolean): void {
  choice.checked = !isChecked;
  choice.click();
}

/**
 * Reports input to React that was made before hydration, as on a slow connection or when the browser restores a form:
 * typed text, selected options, and switched boxes. All values are read first, because replaying the first one rerenders
 * the form and resets the others.
 */
export function replayInput(root: ParentNode): void {
  const touchedFields = [...root.querySelectorAll<Field>(FIELDS)].filter(isTouched);
  const typedValues = touchedFields.map((field) => [field, field.value] as const);
  const switchedChoices = [...root.querySelectorAll<HTMLInputElement>(CHOICES)]
    // The press on one radio button switches the others.
    .filter(
      ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
    )
    .map((choice) => [choice, choice.checked] as const);
  // Run after the current commit and before the next keystroke.
  queueMicrotask(() => {
    for (const [field, value] of typedValues) replay(field, value);
    for (const [choice, isChecked] of switchedChoices) replayChoice(choice, isChecked);
  });
}

/** Repeats what was done in a server-rendered page before hydration: the typed input, and then the presses. */
export function replayEarly(root: ParentNode): void {
  replayInput(root);
  (globalThis as { replayPresses?: () => void }).replayPresses?.();
}
