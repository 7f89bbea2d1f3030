import { describeKind, nameElement } from './name-element.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/** Styles that can show where the focus is. */
const SHOWN = [
  'outline-style',
  'outline-width',
  'outline-color',
  'box-shadow',
  'border-top-color',
  'border-bottom-color',
  'border-top-width',
  'background-color',
  'background-image',
  'text-decoration-line',
  'color',
  'opacity',
] as const;

const pseudoElements = [null, '::before', '::after'] as const;

/** Returns what can show the focus of an element: it, the elements around it, and its siblings. */
function findShowing(element: Element): Element[] {
  const elements: (Element | null)[] = [element, element.previousElementSibling, element.nextElementSibling];
  let frame = element.parentElement;
  for (let level = 0; level < 4 && frame; level += 1, frame = frame.parentElement) elements.push(frame);
  return elements.filter((each) => each !== null);
}

const readStyles = (elements: readonly Element[]) =>
  elements
    .flatMap((element) =>
      pseudoElements.map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // An outline without a style or width is not drawn, whatever its colour.
        const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
        const names = isOutlined ? SHOWN : SHOWN.filter((name) => !name.startsWith('outline'));
        return names.map((name) => style.getPropertyValue(name)).join();
      }),
    )
    .join('|');

const nextFrame = () => new Promise(requestAnimationFrame);

const canBeSeen = (element: HTMLElement) =>
  !element.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *') &&
  element.checkVisibility({ visibilityProperty: true });

/** Resolves with whether a page shows that an element has the focus of a keyboard; null where it takes none. */
async function showsFocus(element: HTMLElement): Promise<boolean | null> {
  const showing = findShowing(element);
  const stylesBefore = readStyles(showing);
  element.focus({ preventScroll: true });
  if (!element.matches(':focus-visible')) return null;
  if (readStyles(showing) !== stylesBefore) return true;
  // A component that marks its focus itself renders in the next frame.
  await nextFrame();
  await nextFrame();
  return readStyles(showing) !== stylesBefore;
}

/**
 * Returns the elements of a page that do not show that they have the focus of a keyboard. An element of the same kind as an
 * earlier one is not tried again. `soundKinds` has the kinds that show it; others are tried again on the next page, and when a test
 * is repeated.
 */
export async function findUnfocused(page: Document, soundKinds: Set<string>): Promise<string[]> {
  const unfocusedNames: string[] = [];
  const triedKinds = new Set<string>();
  for (const element of page.querySelectorAll<HTMLElement>(`[data-template] :is(${FOCUSABLE})`)) {
    const kind = describeKind(element);
    if (soundKinds.has(kind) || triedKinds.has(kind) || !element.isConnected || !canBeSeen(element)) continue;
    triedKinds.add(kind);
    (page.activeElement as HTMLElement | null)?.blur();
    const isShown = await showsFocus(element);
    if (isShown === true) soundKinds.add(kind);
    else if (isShown === false) unfocusedNames.push(nameElement(element));
  }
  (page.activeElement as HTMLElement | null)?.blur();
  return unfocusedNames;
}
