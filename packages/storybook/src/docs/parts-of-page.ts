import type { PartDocs } from './part-docs.ts';
import type { PartEntry } from './part-entry.ts';

/** Returns the parts that a docs page describes: components by name, and all of a namespace. */
export const partsOfPage = (
  parts: readonly PartEntry[],
  { kit = [], headless = [] }: Pick<PartDocs, 'kit' | 'headless'>,
): PartEntry[] =>
  parts.filter((part) => {
    const [name = ''] = part.name.split('.');
    const names: readonly string[] = part.import.startsWith('@meetcute/kit') ? kit : headless;
    return names.includes(name);
  });
