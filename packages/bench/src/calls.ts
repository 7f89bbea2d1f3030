import type { Host } from './host.ts';
import { cookieOf, createSender, expectStatus, type Sender } from './send.ts';

const AT_ONCE = 8;
const SLICE_SECONDS = 1;
const SLICES = 5;
const PATHS = ['/healthz', '/api/user.php', '/api/search.php'];

/** Returns the responses per second with eight concurrent requests. */
async function rateOf({ send }: Sender, path: string, cookie: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const sendUntilEnd = async () => {
    while (performance.now() < end) {
      // Each search uses a new visitor, because the number of searches per member is limited.
      const headers = path.includes('search') ? {} : { cookie };
      expectStatus(path, await send(path, { headers }));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendUntilEnd));
  return count / seconds;
}

/**
 * Measures the calls per second of a running host by path, as a logged-in member (searches: as new visitors).
 * Returns the best of alternating slices after a warm-up. `/healthz` is the baseline.
 */
export async function measureCalls({ port, login }: Host): Promise<{ path: string; rate: number }[]> {
  const sender = createSender(port, AT_ONCE);
  const response = await sender.send('/api/login.php', { method: 'POST', body: login });
  const cookie = cookieOf(expectStatus('The demo log-in', response));
  for (const path of PATHS) await rateOf(sender, path, cookie, SLICE_SECONDS);
  const best = PATHS.map((path) => ({ path, rate: 0 }));
  for (let slice = 0; slice < SLICES; slice += 1) {
    for (const entry of best) {
      entry.rate = Math.max(entry.rate, await rateOf(sender, entry.path, cookie, SLICE_SECONDS));
    }
  }
  sender.close();
  return best;
}
