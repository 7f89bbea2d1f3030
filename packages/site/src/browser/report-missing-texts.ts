import type { i18n } from 'i18next';

/** Event on the window of a page in development, and to its server: the page uses a text whose namespace it does not load. */
export const MISSING_TEXTS = 'meetcute:missing-texts';

/** Use of a text whose namespace a page does not load. */
export interface MissingTexts {
  /** Namespace of the text. */
  readonly namespace: string;
  /** Key of the text. */
  readonly key: string;
  /** Path of the page. */
  readonly path: string;
  /** File of the template that asked for the text; null if a component of the library did. */
  readonly file: string | null;
}

/** Returns the file of the template that is the first one on the stack. A development server has its sources below `/src/`. */
function fileOnStack(): string | null {
  const stack = new Error('stack').stack ?? '';
  return new RegExp(`${location.origin}/(src/[^?:)\\s]+)`).exec(stack)?.[1] ?? null;
}

/** Reports each namespace that a page uses without loading it, once. Only for development. */
export function reportMissingTexts(instance: i18n): void {
  // The calls of React and i18next come first.
  Error.stackTraceLimit = 50;
  const reportedNamespaces = new Set<string>();
  instance.on('missingKey', (_languages, namespace: string, key: string) => {
    if (reportedNamespaces.has(namespace) || instance.hasResourceBundle(instance.language, namespace)) return;
    reportedNamespaces.add(namespace);
    const detail: MissingTexts = { namespace, key, path: location.pathname, file: fileOnStack() };
    dispatchEvent(new CustomEvent(MISSING_TEXTS, { detail }));
  });
}
