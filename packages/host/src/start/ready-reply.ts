import { createThinning } from '@meetcute/server/thinning';
import type { Host } from '../app.ts';
import { loadClassOf, pathOf } from '../load-class.ts';
import type { HostLog } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { BusyReplies } from '../pages/busy-page.ts';
import { transportPolicy } from '../pages/security.ts';
import type { Reply } from '../pages/stored-page.ts';
import { isHopeless, type Load } from '../refusals.ts';
import type { RequestHead } from '../request-head.ts';
import type { ReadyReply } from './listen.ts';

/** Milliseconds between two lines about refused requests. */
const LINE_EVERY = 1000;

/** Parts of a host that reply without handling a request. */
interface ReadyOptions {
  host: Pick<Host, 'stored' | 'busy'>;
  busy: BusyReplies;
  load: Load;
  log: Pick<HostLog, 'warn'>;
  metrics: Pick<Metrics, 'onStored' | 'onRefused'> | null;
  /** Returns the client's network address. */
  addressOf: (head: RequestHead, remoteAddress: string | undefined) => string | undefined;
}

/** Returns a reply with the strict transport of the address, which is not part of the bytes in memory. */
function withTransport(reply: Reply, { url }: RequestHead): Reply {
  const address = URL.parse(url);
  return address ? { ...reply, headers: [...reply.headers, ...transportPolicy(address).flat()] } : reply;
}

/**
 * Creates the replies that need no more than the head of a request: a page in memory, or 503 for what can't be served within
 * a second. A page in memory costs as little as its refusal, so it is always sent.
 */
export function createReadyReply({ host, busy, load, log, metrics, addressOf }: ReadyOptions): ReadyReply {
  const thin = createThinning(LINE_EVERY);
  const note = (refusedClass: string) => {
    metrics?.onRefused();
    const omittedCount = thin();
    if (omittedCount !== null)
      log.warn('The host is busy and refuses requests', { refused: refusedClass, omitted: omittedCount });
  };
  const findStoredPage = (head: RequestHead, remoteAddress: string | undefined, isBusy: boolean) => {
    const reply = host.stored(head, addressOf(head, remoteAddress), isBusy);
    if (reply) metrics?.onStored();
    return reply;
  };
  return (head, remoteAddress) => {
    const kind = loadClassOf(head);
    const isBusy = isHopeless(load, kind);
    const page = kind === 'page' ? findStoredPage(head, remoteAddress, isBusy) : null;
    if (page || !isBusy) return page;
    const reply = pathOf(head).startsWith('/api/') ? busy.call : host.busy(head, busy);
    if (!reply) return null;
    note(kind);
    return withTransport(reply, head);
  };
}
