import { ServerError } from '../errors.ts';

/** Seconds after which a refused request may be retried. */
const RETRY_AFTER = 2;

/** The member and network that work is done for. `network` is null when unknown. */
export interface Requester {
  memberId: string;
  network: string | null;
}

/** Numbers of slots: in total, per network, and per member. */
export interface Slots {
  /** Slots in total. */
  all: number;
  /** Slots of one network. Default: unlimited. */
  network?: number;
  /** Slots of one member. Default: unlimited. */
  member?: number;
}

/** Runs work as soon as its requester has a slot. */
export type FairLimiter = <T>(requester: Requester, work: () => Promise<T>) => Promise<T>;

interface Entry extends Requester {
  start(): void;
}

const isWithin = (
  { all, network = Infinity, member = Infinity }: Slots,
  others: readonly Entry[],
  requester: Requester,
): boolean => {
  const ofNetwork = others.filter((other) => other.network === requester.network).length;
  const ofMember = others.filter((other) => other.memberId === requester.memberId).length;
  return others.length < all && (requester.network === null || ofNetwork < network) && ofMember < member;
};

/**
 * Creates a limiter that runs at most `slots` pieces of work at a time and queues up to `queue` more. A free
 * slot goes to the network, and within it the member, served least recently. So a newcomer passes a queue
 * that others have filled. Throws unavailable when the queue is full.
 */
export function createFairLimiter(slots: Slots, queue: Slots): FairLimiter {
  const running: Entry[] = [];
  const waiting: Entry[] = [];
  const turns = new Map<string, number>();
  let turn = 0;

  const turnOf = ({ network, memberId }: Requester) =>
    [turns.get(`network ${network ?? memberId}`) ?? 0, turns.get(`member ${memberId}`) ?? 0] as const;

  const isBefore = (one: Requester, other: Requester) => {
    const [[network, member], [otherNetwork, otherMember]] = [turnOf(one), turnOf(other)];
    return network === otherNetwork ? member < otherMember : network < otherNetwork;
  };

  const start = (entry: Entry) => {
    turn += 1;
    turns.set(`network ${entry.network ?? entry.memberId}`, turn);
    turns.set(`member ${entry.memberId}`, turn);
    running.push(entry);
    entry.start();
  };

  const startNext = () => {
    for (;;) {
      const next = waiting
        .filter((entry) => isWithin(slots, running, entry))
        .reduce<Entry | null>((first, entry) => (first && !isBefore(entry, first) ? first : entry), null);
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      start(next);
    }
  };

  /** Removes the turns of a requester without other work. */
  const clearTurns = ({ network, memberId }: Entry) => {
    const all = [...running, ...waiting];
    if (!all.some((entry) => entry.memberId === memberId)) turns.delete(`member ${memberId}`);
    if (!all.some((entry) => (entry.network ?? entry.memberId) === (network ?? memberId)))
      turns.delete(`network ${network ?? memberId}`);
  };

  return async (requester, work) => {
    if (!isWithin(slots, running, requester) && !isWithin(queue, waiting, requester))
      throw new ServerError('unavailable', { retryAfter: RETRY_AFTER });
    const { promise, resolve } = Promise.withResolvers<void>();
    const entry: Entry = { ...requester, start: resolve };
    waiting.push(entry);
    startNext();
    await promise;
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(entry), 1);
      clearTurns(entry);
      startNext();
    }
  };
}
