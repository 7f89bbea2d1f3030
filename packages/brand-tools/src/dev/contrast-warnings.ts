import type { contrastFaults } from '@meetcute/theme';
import { findTemplate } from '../template-module.ts';

/** Loads the exports of a module as the server of pages does: Node itself can't load the sources of a workspace. */
type ImportModule = (path: string) => Promise<object>;

interface Theme {
  contrastFaults: typeof contrastFaults;
}

/**
 * Creates a function that resolves with the pairs of colours of `src/template.ts` that have too little contrast, each when
 * it appears. While a colour is being chosen they are no fault.
 */
export function createContrastWarnings(importModule: ImportModule): () => Promise<string[]> {
  let knownFaults: ReadonlySet<string> = new Set();
  return async () => {
    const template = findTemplate(await importModule('/src/template.ts'));
    if (!template) return [];
    const { contrastFaults: findFaults } = (await importModule('@meetcute/theme')) as Theme;
    const faults = (['light', 'dark'] as const).flatMap((scheme) =>
      findFaults(template.tokens[scheme]).map((fault) => `${scheme}: ${fault}.`),
    );
    const newFaults = faults.filter((fault) => !knownFaults.has(fault));
    knownFaults = new Set(faults);
    return newFaults;
  };
}
