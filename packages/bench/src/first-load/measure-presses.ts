import type { Browser } from 'playwright';
import { printTable } from '../table.ts';
import type { MeasuredPage } from './pages.ts';
import { locate, pressAfter, type Felt, type Press } from './presses.ts';

/** Times in ms after the first paint at which a page that starts is pressed: twice in each 500 ms. */
const MOMENTS = Array.from({ length: 13 }, (_, index) => index * 250);
/** Time in ms after which an untouched page has long started. */
const UNTOUCHED_MS = 8000;

const PRESSES = [
  { name: 'sign-up, the first key', page: 'sign-up', target: 'form input', key: 'R' },
  { name: 'sign-up, “Join now”', page: 'sign-up', target: 'form button[type=submit]' },
  { name: 'members, filters', page: 'members', target: '[aria-controls][aria-expanded]' },
  { name: 'members, like', page: 'members', target: '[aria-pressed]' },
];

const worst = (felt: readonly Felt[], value: (felt: Felt) => number) =>
  Math.max(...felt.map((one) => value(one)));

/** Prints what a visitor feels of presses while a page starts, and on a page that was not touched for long. */
export async function measurePresses(browser: Browser, pages: readonly MeasuredPage[]): Promise<void> {
  const rows = [];
  for (const { name, page, target, key } of PRESSES) {
    const { url = '', cookie = '' } = pages.find((candidate) => candidate.name === page) ?? {};
    const press: Press = { name, url, cookie, target, ...(key ? { key } : {}) };
    const place = await locate(browser, press);
    const starting: Felt[] = [];
    for (const moment of MOMENTS) starting.push(await pressAfter(browser, press, place, moment));
    const untouched = await pressAfter(browser, press, place, UNTOUCHED_MS);
    const missed = starting.filter(({ effect }) => Number.isNaN(effect)).length;
    const effects = starting.filter(({ effect }) => !Number.isNaN(effect));
    rows.push([
      name,
      worst(starting, ({ frame }) => frame).toFixed(0),
      worst(effects, ({ effect }) => effect).toFixed(0),
      String(missed),
      untouched.frame.toFixed(0),
      untouched.effect.toFixed(0),
    ]);
  }
  printTable(
    [
      'press on a slow phone',
      'frame ms, worst moment of the start',
      'effect ms, worst moment',
      'without effect',
      'frame ms, untouched',
      'effect ms, untouched',
    ],
    rows,
  );
}
