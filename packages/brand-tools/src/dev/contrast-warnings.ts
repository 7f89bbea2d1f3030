import { contrastFaults } from '@meetcute/theme';
import type { Template } from '@meetcute/site';

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'tokens' in value && 'layouts' in value;

/**
 * Creates a function that returns pairs of colours without enough contrast, from the exports of a template's module, each
 * when it appears. While a colour is being chosen they are no fault.
 */
export function createContrastWarnings(): (exports: Readonly<Record<string, unknown>>) => string[] {
  let knownFaults: ReadonlySet<string> = new Set();
  return (exports) => {
    const template = Object.values(exports).find((value) => isTemplate(value));
    if (!template) return [];
    const faults = (['light', 'dark'] as const).flatMap((scheme) =>
      contrastFaults(template.tokens[scheme]).map((fault) => `${scheme}: ${fault}.`),
    );
    const added = faults.filter((fault) => !knownFaults.has(fault));
    knownFaults = new Set(faults);
    return added;
  };
}
