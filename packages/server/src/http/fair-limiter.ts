import { ServerError } from '../errors.ts';

/** Seconds after which a refused request may be repeated. */
const RETRY_AFTER = 2;

/** The member and the network that work is done for; the network is null where it is unknown. */
export interface Holder {
  memberId: string;
  network: string | null;
}

/** Numbers of places: in all, for one network, and for one member. */
export interface Places {
  all: number;
  network: number;
  member: number;
}

/** Runs work as soon as its holder has a place. */
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
 * Runs as much work at a time as there are `places`; the rest waits in a queue of `queue` places. Whenever a place is
 * free, the network and then the member whose turn was longest ago comes next, so that a newcomer passes a queue that others
 * have filled. Throws unavailable where the queue has no place left.
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

  /** Drops the turns of a holder that has no other work. */
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
