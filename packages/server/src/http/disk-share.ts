import { ServerError } from '../errors.ts';
import type { Requester } from './fair-limiter.ts';

/** Seconds after which a form that was cut off may be sent again. */
const RETRY_AFTER = 2;

/** The part of the disk that one form takes. */
export interface DiskUse {
  /** Counts stored bytes. */
  count(bytes: number): void;
  /** Ends the use, after the form is deleted. */
  free(): void;
}

/** Starts counting the bytes of a form. `cut` must delete the form. */
export type DiskShare = (requester: Requester, cut: (error: ServerError) => void) => DiskUse;

interface Stored extends Requester {
  size: number;
  cut(error: ServerError): void;
}

const sizeOf = (forms: readonly Stored[]) => forms.reduce((sum, { size }) => sum + size, 0);

/** Returns the largest form of the member that stores most, in the network that stores most. */
function largestOf(forms: readonly Stored[]): Stored | undefined {
  const groupStoringMost = (some: readonly Stored[], keyOf: (form: Stored) => unknown) =>
    [...Map.groupBy(some, keyOf).values()].reduce<readonly Stored[]>(
      (largest, group) => (sizeOf(group) > sizeOf(largest) ? group : largest),
      [],
    );
  const ofNetwork = groupStoringMost(forms, ({ network, memberId }) => network ?? memberId);
  const ofMember = groupStoringMost(ofNetwork, ({ memberId }) => memberId);
  return groupStoringMost(ofMember, (form) => form)[0];
}

/**
 * Limits the bytes of all forms on disk to `max`. Beyond it, the largest form of the network, and within it
 * the member, that stores most is cut off with unavailable. So a form is only cut off if no other network
 * stores more, however many forms others keep open.
 */
export function createDiskShare(max: number): DiskShare {
  const forms = new Set<Stored>();
  let total = 0;
  const remove = (form: Stored) => {
    if (forms.delete(form)) total -= form.size;
  };
  return ({ memberId, network }, cut) => {
    const form: Stored = { memberId, network, size: 0, cut };
    forms.add(form);
    return {
      count: (bytes) => {
        form.size += bytes;
        if (forms.has(form)) total += bytes;
        if (total <= max) return;
        const largest = largestOf([...forms]);
        if (!largest) return;
        remove(largest);
        largest.cut(new ServerError('unavailable', { retryAfter: RETRY_AFTER }));
      },
      free: () => remove(form),
    };
  };
}
