import type { Template } from '@meetcute/site';

const isTemplate = (value: unknown): value is Template =>
  typeof value === 'object' && value !== null && 'tokens' in value && 'layouts' in value;

/** Returns the template among the exports of a module; undefined where it exports none. */
export const findTemplate = (module: object): Template | undefined =>
  Object.values(module).find((value) => isTemplate(value));
