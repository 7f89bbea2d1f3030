import { launchBrowser } from '../browser.ts';
import { cardScript } from '../scripts.ts';
import { median } from '../statistics.ts';
import { printTable, times } from '../table.ts';

const ROUNDS = 40;
const WARM_UP = 8;

type Name = 'styled' | 'plain';
interface CardBench {
  measure: (name: Name) => { mount: number; again: number };
}

/**
 * Prints the cost of mounting and re-rendering styled cards, compared with the same cards with plain class
 * names.
 */
export async function card(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const url = 'http://baseline.localhost/';
    const body = `<!doctype html><title>Cards</title><body><script type="module">${await cardScript()}</script>`;
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(url);
    const costs = { styled: { mount: [], again: [] }, plain: { mount: [], again: [] } } as Record<
      Name,
      Record<'mount' | 'again', number[]>
    >;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Alternates the order, so that a disturbance affects both.
      const names: Name[] = round % 2 === 0 ? ['styled', 'plain'] : ['plain', 'styled'];
      for (const name of names) {
        const { mount, again } = await page.evaluate(
          (variant) => (globalThis as unknown as { bench: CardBench }).bench.measure(variant),
          name,
        );
        if (round < WARM_UP) continue;
        costs[name].mount.push(mount);
        costs[name].again.push(again);
      }
    }
    const rows = (['mount', 'again'] as const).map((kind) => {
      const [styledMs, plain] = [median(costs.styled[kind]), median(costs.plain[kind])];
      const label = kind === 'mount' ? 'mount of 200 cards' : 're-render of 200 cards';
      return [label, styledMs.toFixed(1), plain.toFixed(1), times(styledMs / plain)];
    });
    printTable(['cards', 'styled, ms', 'plain class names, ms', 'ratio'], rows);
  } finally {
    await browser.close();
  }
}
