import type { i18n, TFunction } from 'i18next';

type Translate = (key: unknown, options?: unknown) => string;

/** Pieces of a text: plain ones, and the names of values between them. */
type Pieces = readonly string[];

/** Options that change which text i18next chooses or how it fills it in. */
const special =
  /^(?:count|context|ordinal|defaultValue.*|lngs?|fallbackLng|ns|replace|interpolation|postProcess|joinArrays|return.*|skip.*|(?:key|ns)Separator|keyPrefix|appendNamespaceTo\w+)$/;

const value = /\{\{(\w+)\}\}/;

/** Returns the pieces of a text whose values are filled in as they are; null for any other text. */
function piecesOf(text: unknown): Pieces | null {
  if (typeof text !== 'string' || text.includes('$t(')) return null;
  const pieces = text.split(value);
  return pieces.some((piece, index) => index % 2 === 0 && piece.includes('{{')) ? null : pieces;
}

/** Returns the text with its values; null if i18next has to fill them in. */
function fill(pieces: Pieces, options: Record<string, unknown>): string | null {
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    const part = index % 2 === 0 ? piece : options[piece];
    if (typeof part !== 'string' && typeof part !== 'number') return null;
    text += String(part);
  }
  return text;
}

function createTranslate(
  instance: i18n,
  language: string,
  namespace: string,
  original: Translate,
): Translate {
  const plain = new Map<string, string>();
  const texts = new Map<string, Pieces | null>();
  const piecesFor = (key: string) =>
    texts.getOrInsertComputed(key, () => piecesOf(instance.getResource(language, namespace, key)));
  return (key, options) => {
    if (typeof key !== 'string') return original(key, options);
    // A missing text is reported by i18next, and is not among the resources.
    if (options === undefined && piecesFor(key)) return plain.getOrInsertComputed(key, () => original(key));
    if (typeof options !== 'object' || options === null) return original(key, options);
    if (Object.keys(options).some((name) => special.test(name))) return original(key, options);
    const pieces = piecesFor(key);
    const text = pieces && fill(pieces, options as Record<string, unknown>);
    return text ?? original(key, options);
  };
}

/**
 * Makes the texts of an instance quick to read, and returns it: a text without values is read once, and values are filled
 * into a text that was taken apart once. i18next handles plurals, contexts, formats, nesting and missing texts. Only for an
 * instance whose language and texts do not change.
 */
export function withQuickTexts(instance: i18n): i18n {
  const originalOf = instance.getFixedT.bind(instance) as (...input: unknown[]) => TFunction;
  const cache = new Map<string, TFunction>();
  instance.getFixedT = ((language: unknown, namespace: unknown, prefix: unknown, ...rest: unknown[]) => {
    const original = () => originalOf(language, namespace, prefix, ...rest);
    if (typeof language !== 'string' || typeof namespace !== 'string' || prefix) return original();
    return cache.getOrInsertComputed(JSON.stringify([language, namespace, rest]), () => {
      const fixedTranslate = original();
      const quick = createTranslate(instance, language, namespace, fixedTranslate as unknown as Translate);
      return Object.assign(quick, fixedTranslate) as unknown as TFunction;
    });
  }) as typeof instance.getFixedT;
  return instance;
}
