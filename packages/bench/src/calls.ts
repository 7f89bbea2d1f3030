import type { Host } from './host.ts';
import { cookieOf, createSender, expectStatus, type Sender } from './send.ts';

const AT_ONCE = 8;
const SLICE_SECONDS = 1;
const SLICES = 5;
const PATHS = ['/healthz', '/api/user.php', '/api/search.php'];

/** Answers in a second with eight requests under way all the time. */
async function rateOf({ send }: Sender, path: string, cookie: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const keepAsking = async () => {
    while (performance.now() < end) {
      // Each search is of a new visitor: one member may ask for so many in a while, and no more.
      const headers = path.includes('search') ? {} : { cookie };
      expectStatus(path, await send(path, { headers }));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepAsking));
  return count / seconds;
}

/**
 * What the calls of a running host do in a second as a logged-in member (searches: as new visitors), by path: the best of slices that take turns,
 * after one for warming up. `/healthz` is the yardstick.
 */
export async function measureCalls({ port, login }: Host): Promise<{ path: string; rate: number }[]> {
  const sender = createSender(port, AT_ONCE);
  const answer = await sender.send('/api/login.php', { method: 'POST', body: login });
  const cookie = cookieOf(expectStatus('The demo log-in', answer));
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
