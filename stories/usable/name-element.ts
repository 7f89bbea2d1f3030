/** Returns a name that finds an element in the page and its source. */
export function nameElement(element: Element): string {
  const part = element.closest('[data-part]')?.getAttribute('data-part');
  const words = element.ariaLabel ?? element.textContent;
  const text = words.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${element.localName}>${part ? ` in [data-part="${part}"]` : ''} “${text}”`;
}

/** Returns a text that is the same for elements of one brand that styles treat alike, as far as classes tell. */
export function describeKind(element: Element): string {
  const parent = element.parentElement;
  const kinds = [element, parent, parent?.parentElement].map(
    (each) => `${each?.localName}.${each?.getAttribute('class')}[${each?.getAttribute('data-part')}]`,
  );
  // Brands share the class names of the parts that they don't replace, and paint them with other tokens.
  const brand = element.closest('[data-template]')?.getAttribute('data-template');
  return [...kinds, brand].join('<');
}
