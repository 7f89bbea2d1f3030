type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input:is([type=text], [type=email], [type=password], :not([type])), textarea';

/** Sends an `input` event that React takes for a change; it ignores one for a value that a script has set. */
function reportValue(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  // React replaces the setter of the element to remember its value; the one of the prototype goes past it.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Reports the text of fields that a program, such as a password manager, has filled without events: before the form is
 * submitted, and before another field changes, whose rendering would remove that text. React renders the text of a
 * controlled field as its `defaultValue` too; a different value is one that React has not seen. Returns a function that
 * stops watching.
 */
export function watchFilledFields(form: HTMLFormElement): () => void {
  const report = ({ target }: Event) => {
    // Reporting one field renders the form, which removes what is not yet reported of the others.
    const filledFields = [...form.querySelectorAll<Field>(FIELDS)]
      .filter((field) => field !== target && field.value !== field.defaultValue)
      .map((field) => [field, field.value] as const);
    for (const [field, value] of filledFields) reportValue(field, value);
  };
  const types = ['beforeinput', 'submit'] as const;
  for (const type of types) form.addEventListener(type, report, true);
  return () => {
    for (const type of types) form.removeEventListener(type, report, true);
  };
}
