import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../statistics.ts';
import { printTable } from '../table.ts';
import { compare, wrongWallets } from './compare.ts';
import type { Followed } from './follow.ts';
import type { Place } from './site.ts';
import type { Truth } from './truth.ts';

/** Longest time in ms for what is still on its way at the end: notices of payments, and events in streams. */
const SETTLE = 20_000;

const missing = ({ done }: Truth, { arrived }: Followed) =>
  done.message.filter((text) => !arrived.has(text)).length;

/** Waits until all messages have arrived in streams, and payments in the ledger. */
export async function settle(truth: Truth, streams: Followed): Promise<void> {
  const end = performance.now() + SETTLE;
  // Notices of payments come twice, half a second apart, and jobs after them.
  await wait(3000);
  while (missing(truth, streams) > 0 && performance.now() < end) await wait(100);
}

/** Prints what was lost and doubled, and fails the program if anything was. */
export async function report(place: Place, truth: Truth, streams: Followed): Promise<void> {
  const rows = await compare(place.location, truth);
  const twice = [...streams.arrived.values()].filter((times) => times > 1).length;
  printTable(
    [place.name, 'acknowledged', 'lost', 'doubled', 'without acknowledgement'],
    [
      ...rows.map(({ kind, acknowledged, lost, doubled, unknown }) => [
        kind,
        ...[acknowledged, lost, doubled, unknown].map(String),
      ]),
      ['message in a stream', ...[truth.done.message.length, missing(truth, streams), twice, 0].map(String)],
    ],
  );
  const wallets = await wrongWallets(place.location, truth);
  console.log(
    `\n${truth.broken} requests had no response, ${truth.delayed} were put off with 503 or 409, and ${truth.repeated} succeeded only when repeated. ` +
      `Other responses: ${truth.wrong.length}. Wallets that are wrong: ${wallets}. Streams opened: ${streams.opened}.`,
  );
  for (const problem of truth.wrong.slice(0, 20)) console.error(problem);
  const isRight = rows.every(({ lost, doubled, unknown }) => lost + doubled + unknown === 0);
  if (!isRight || twice > 0 || missing(truth, streams) > 0 || wallets > 0 || truth.wrong.length > 0)
    process.exitCode = 1;
}

/** Returns the median and the longest of times, in seconds. */
export const timesOf = (ms: readonly number[]): string =>
  `${(quantile(ms, 0.5) / 1000).toFixed(1)} s in the median, ${(Math.max(...ms) / 1000).toFixed(1)} s at most`;
