import { ServerError } from '../errors.ts';

/** Seconds after which a refused request may be retried. */
const RETRY_AFTER = 2;

/** The member and network that work is done for. `network` is null when unknown. */
export interface Holder {
  memberId: string;
  network: string | null;
}

/** Numbers of slots: in total, per network, and per member. */
export interface Places {
  /** Slots in total. */
  all: number;
  /** Slots of one network. */
  network: number;
  /** Slots of one member. */
  member: number;
}

/** Runs work as soon as its holder has a slot. */
export type FairLimiter = <T>(holder: Holder, work: () => Promise<T>) => Promise<T>;

interface Entry extends Holder {
  start(): void;
}

const isWithin = ({ all, network, member }: Places, others: readonly Entry[], holder: Holder): boolean => {
  const ofNetwork = others.filter((other) => other.network === holder.network).length;
  const ofMember = others.filter((other) => other.memberId === holder.memberId).length;
  return others.length < all && (holder.network === null || ofNetwork < network) && ofMember < member;
};

/**
 * Creates a limiter that runs at most `places` pieces of work at a time and queues up to `queue` more. A free
 * slot goes to the network, and within it the member, served least recently. So a newcomer passes a queue
 * that others have filled. Throws unavailable when the queue is full.
 */
export function createFairLimiter(places: Places, queue: Places): FairLimiter {
  const running: Entry[] = [];
  const waiting: Entry[] = [];
  const turns = new Map<string, number>();
  let turn = 0;

  const turnOf = ({ network, memberId }: Holder) =>
    [turns.get(`network ${network ?? memberId}`) ?? 0, turns.get(`member ${memberId}`) ?? 0] as const;

  const isBefore = (one: Holder, other: Holder) => {
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
        .filter((entry) => isWithin(places, running, entry))
        .reduce<Entry | null>((first, entry) => (first && !isBefore(entry, first) ? first : entry), null);
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      start(next);
    }
  };

  /** Removes the turns of a holder without other work. */
  const forget = ({ network, memberId }: Entry) => {
    const all = [...running, ...waiting];
    if (!all.some((entry) => entry.memberId === memberId)) turns.delete(`member ${memberId}`);
    if (!all.some((entry) => (entry.network ?? entry.memberId) === (network ?? memberId)))
      turns.delete(`network ${network ?? memberId}`);
  };

  return async (holder, work) => {
    if (!isWithin(places, running, holder) && !isWithin(queue, waiting, holder))
      throw new ServerError('unavailable', { retryAfter: RETRY_AFTER });
    const { promise, resolve } = Promise.withResolvers<void>();
    const entry: Entry = { ...holder, start: resolve };
    waiting.push(entry);
    startNext();
    await promise;
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(entry), 1);
      forget(entry);
      startNext();
    }
  };
}
