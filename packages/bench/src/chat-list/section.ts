import { launchBrowser } from '../browser.ts';
import { pageScript } from '../scripts.ts';
import { median } from '../statistics.ts';
import { printTable, times } from '../table.ts';
import { measureLists } from './measure.ts';

const ms = (value: number) => value.toFixed(1);

const names = ['Meetcute', 'virtua', '@tanstack/react-virtual', 'react-virtuoso', 'chatscope, its own'];

/** Prints the cost of a list of 5000 chats with a message every 100 ms, and the number of lost keys. */
export async function chatList(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const costs = await measureLists(browser, await pageScript('chat-list'), names);
    const [own] = costs;
    printTable(
      [
        'list of 5000 chats',
        'mount, ms',
        'a message, ms',
        'ratio',
        'rows',
        'keys',
        'dropped',
        'key to paint, median ms',
        'at the worst, ms',
      ],
      costs.map(({ name, mount, update, rows, delays, dropped }) => [
        name,
        ms(median(mount)),
        ms(median(update)),
        times(median(update) / median(own?.update ?? [])),
        String(rows),
        String(delays.length),
        String(dropped),
        ms(median(delays)),
        ms(Math.max(...delays)),
      ]),
    );
  } finally {
    await browser.close();
  }
}
