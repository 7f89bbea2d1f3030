import { launchBrowser } from '../browser.ts';
import { pageScript } from '../scripts.ts';
import { median } from '../statistics.ts';
import { printTable, times } from '../table.ts';
import { measureConversations, type Place, type ConversationCost } from './measure.ts';

const ms = (value: number) => value.toFixed(2);

const places = ['oldest', 'near', 'middle'] as const;
const placeNames: Readonly<Record<Place, string>> = {
  oldest: 'at the oldest',
  near: 'a screen below it',
  middle: 'in the middle',
};

/** Number of messages, the measured views, and the baseline of the ratios. */
const sizes = [
  {
    count: 50_000,
    beside: 'virtua',
    names: ['chunks by hand', 'Meetcute', 'virtua', '@tanstack/react-virtual', 'react-virtuoso'],
  },
  {
    count: 5000,
    beside: 'Meetcute',
    names: ['chunks by hand', 'Meetcute', 'chatscope, these messages', 'chatscope, its own'],
  },
];

function print(count: number, beside: string, costs: readonly ConversationCost[]): void {
  const baseline = costs.find(({ name }) => name === beside);
  const withRatio = (cost: ConversationCost, of: (each: ConversationCost) => readonly number[]) => [
    ms(median(of(cost))),
    times(median(of(cost)) / median(baseline ? of(baseline) : [])),
  ];
  printTable(
    [
      `conversation of ${count}`,
      'mount, ms',
      'ratio',
      'a frame of 250 px, ms',
      'ratio',
      'elements',
      'blank frames',
    ],
    costs.map((cost) => [
      cost.name,
      ...withRatio(cost, ({ mount }) => mount),
      ...withRatio(cost, ({ frame }) => frame),
      String(cost.elements),
      String(cost.blank),
    ]),
  );
  printTable(
    [
      '50 older messages',
      ...places.flatMap((place) => [`${placeNames[place]}, ms`, 'ratio']),
      'worst shift, px',
    ],
    costs.map((cost) => [
      cost.name,
      ...places.flatMap((place) => withRatio(cost, ({ older }) => older[place])),
      Number.isFinite(cost.shift) ? cost.shift.toFixed(1) : 'lost',
    ]),
  );
}

/**
 * Prints the cost of conversations with 50 000 and 5000 messages, compared with libraries and hand-written
 * chunks.
 */
export async function conversation(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const script = await pageScript('conversation');
    for (const { count, beside, names } of sizes)
      print(count, beside, await measureConversations(browser, script, count, names));
  } finally {
    await browser.close();
  }
}
