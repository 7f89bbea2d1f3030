import type { Browser } from 'playwright';
import { printTable } from '../../table.ts';
import type { MeasuredPage } from '../pages.ts';
import { middle, whole } from '../results.ts';
import { locate, pressAfter, type Felt } from './press-after.ts';

/** Time in ms after the first paint in which a page starts. */
const START_MS = 3000;

/** Returns the times in ms after the first paint at which a page is pressed: each 100 ms, or each 500 in one round. */
export const listMoments = (rounds: number): number[] => {
  const step = rounds === 1 ? 500 : 100;
  return Array.from({ length: START_MS / step + 1 }, (_, index) => index * step);
};

/** Time in ms after which an untouched page has long started. */
const UNTOUCHED_MS = 8000;

const PRESSES = [
  { name: '“Sign up”', page: 'home', target: 'main a[href="/signup"]' },
  { name: 'the first key', page: 'sign-up', target: 'form input[type=email]', key: 'R' },
  { name: '“Join now”', page: 'sign-up', target: 'form button[type=submit]' },
  {
    name: 'menu',
    page: 'members',
    target: 'article button[aria-haspopup=dialog]',
  },
  { name: 'filter', page: 'members', target: 'main button[aria-haspopup=dialog]:has([data-part=summary])' },
  { name: 'like', page: 'members', target: '[data-part=like]' },
  { name: 'like', page: 'profile', target: '[data-part=like]' },
];

/** Returns the largest value and the moment of its press. */
export function describeWorst(values: readonly number[], moments: readonly number[]): string {
  const largest = Math.max(...values.filter((value) => !Number.isNaN(value)));
  if (!Number.isFinite(largest)) return 'none';
  return `${largest.toFixed(0)} (at ${moments[values.indexOf(largest)]})`;
}

/** Returns the median of what presses took; '' where none had it. */
const typical = (feltPresses: readonly Felt[], value: (felt: Felt) => number) =>
  whole(middle(feltPresses, value));

/**
 * Prints what a visitor feels of presses on a slow phone: while a page starts, pressed once at each moment, and on a page that
 * was not touched for long, the median of some visits.
 */
export async function measurePresses(
  browser: Browser,
  pages: readonly MeasuredPage[],
  rounds: number,
): Promise<void> {
  const moments = listMoments(rounds);
  const rows = [];
  for (const page of pages)
    for (const { name, target, key } of PRESSES.filter((press) => press.page === page.name)) {
      const press = { url: page.url, cookie: page.cookie, target, ...(key ? { key } : {}) };
      const place = await locate(browser, press);
      const starting: Felt[] = [];
      for (const moment of moments) starting.push(await pressAfter(browser, press, place, moment));
      const untouchedPresses: Felt[] = [];
      for (let round = 0; round < rounds; round += 1)
        untouchedPresses.push(await pressAfter(browser, press, place, UNTOUCHED_MS));
      const all = [...starting, ...untouchedPresses];
      rows.push([
        `${page.name}, ${name}`,
        describeWorst(
          starting.map(({ frame }) => frame),
          moments,
        ),
        typical(starting, ({ frame }) => frame),
        describeWorst(
          starting.map(({ effect }) => effect),
          moments,
        ),
        typical(starting, ({ effect }) => effect),
        String(all.filter(({ effect }) => Number.isNaN(effect)).length),
        String(all.filter(({ isDoubled }) => isDoubled).length),
        typical(untouchedPresses, ({ frame }) => frame),
        typical(untouchedPresses, ({ effect }) => effect),
      ]);
    }
  printTable(
    [
      `press on a slow phone, ${moments.length} in the first ${START_MS / 1000} s`,
      'INP ms, worst',
      'median',
      'effect ms, worst',
      'median',
      'without effect',
      'more than one effect',
      'INP ms, untouched',
      'effect ms, untouched',
    ],
    rows,
  );
}
