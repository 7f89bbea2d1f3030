import { SLOW_DOWN } from '../landers/measure.ts';

/** Parts of the measurement, in this order. */
const PARTS = ['presses', 'cpu', 'trace', 'lighthouse'] as const;
type Part = (typeof PARTS)[number];

/** Pages and parts that are measured, and how often. */
export interface Plan {
  /** Names of the pages. */
  pages: string[];
  /** Measured parts. */
  parts: Set<Part>;
  /** Measurements of each page, of which the medians are printed. */
  rounds: number;
  /** Factor by which Lighthouse slows down the processor. */
  slowDown: number;
}

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);

/**
 * Returns what the words of the command line ask for: names of pages, and parts. Without pages it is the standard
 * ones; without parts it is all of them, but no presses where pages are named. Throws for an unknown word.
 */
export function parsePlan(
  { names, standard }: { names: readonly string[]; standard: readonly string[] },
  words: readonly string[],
  amounts: readonly number[],
): Plan {
  const parts = words.filter((word) => isPart(word));
  const pages = words.filter((word) => !isPart(word));
  const unknown = pages.find((page) => !names.includes(page));
  if (unknown !== undefined)
    throw new Error(`There is no page or part '${unknown}'. There are: ${[...names, ...PARTS].join(', ')}.`);
  const standardParts = PARTS.filter((part) => part !== 'presses' || pages.length === 0);
  const [rounds = 5, slowDown = SLOW_DOWN] = amounts;
  return {
    pages: pages.length > 0 ? pages : [...standard],
    parts: new Set(parts.length > 0 ? parts : standardParts),
    rounds,
    slowDown,
  };
}
