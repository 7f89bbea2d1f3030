import type { Sample } from '../../paint/sample.ts';
import { nameElement } from '../../paint/covers.ts';

/** Displays and places into which no line of an ancestor continues. */
const isApart = ({ display, position, float }: CSSStyleDeclaration) =>
  display.startsWith('inline-') || position === 'absolute' || position === 'fixed' || float !== 'none';

/** Returns the element that draws a line through words; undefined without one. */
function findStrike({ element }: Sample): Element | undefined {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const style = getComputedStyle(each);
    if (style.textDecorationLine.includes('line-through')) return each;
    if (isApart(style)) return undefined;
  }
  return undefined;
}

const addedWords = (element: Element, pseudo: string): string => {
  const { content, display, visibility } = getComputedStyle(element, pseudo);
  const words = [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('');
  return display !== 'none' && visibility === 'visible' && /[\p{L}\p{N}]/u.test(words) ? words : '';
};

/** Returns what a style changes about a price inside its card: a line through it, or other words beside it. */
export function findChangedWords(sample: Sample, home: Element): string[] {
  const strike = findStrike(sample);
  const frames: Element[] = [];
  for (let each: Element | null = sample.element; each && each !== home; each = each.parentElement)
    frames.push(each);
  const additions = (frames.length > 0 ? frames : [sample.element]).flatMap((frame) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const words = addedWords(frame, pseudo);
      return words ? [`${pseudo} of ${nameElement(frame)} adds the words “${words}”`] : [];
    }),
  );
  return [...(strike ? [`struck through by ${nameElement(strike)}`] : []), ...additions];
}
