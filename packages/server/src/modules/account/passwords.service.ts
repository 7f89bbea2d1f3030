import { ServerError } from '../../errors.ts';
import { createFairLimiter, type Requester, type Slots } from '../../http/fair-limiter.ts';
import type { Hasher } from '../../ports/ports.ts';

/**
 * Hashes at a time, and hashes that wait. Hashing takes memory and a core, and a flood must not starve other
 * calls.
 */
const HASHES: Slots = { all: 2 };
const WAITING_HASHES: Slots = { all: 100 };

/** All members share the slots. */
const ANYONE: Requester = { memberId: '', network: null };

/** Hashes and verifies passwords, a few at a time. `hash` and `verify` throw unavailable when the queue is full. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Verifies a password. Without a hash it does the same work and returns false, so that the duration reveals
   * nothing.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /**
   * Hashes a right password again if its hash has an earlier cost; null otherwise, and when the queue is full. The next
   * log-in renews it then.
   */
  renew(passwordHash: string, password: string): Promise<string | null>;
}

/** Creates the password service of one server. */
export function createPasswords(hasher: Hasher): Passwords {
  const runLimited = createFairLimiter(HASHES, WAITING_HASHES);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => runLimited(ANYONE, () => hasher.hash(password)),
    verify: async (passwordHash, password) => {
      decoy ??= hasher.hash('nobody has this password');
      // Awaited in both cases, so that the first call reveals nothing either.
      const decoyHash = await decoy;
      const isRight = await runLimited(ANYONE, () => hasher.verify(passwordHash ?? decoyHash, password));
      return isRight && passwordHash !== null;
    },
    renew: async (passwordHash, password) => {
      if (hasher.isCurrent?.(passwordHash) ?? true) return null;
      try {
        return await runLimited(ANYONE, () => hasher.hash(password));
      } catch (error) {
        if (error instanceof ServerError && error.code === 'unavailable') return null;
        throw error;
      }
    },
  };
}

let common: Promise<ReadonlySet<string>> | undefined;

const loadCommon = () =>
  import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));

/** Returns whether a lower-case password is among the 49,000 most common ones. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  return (await common).has(password);
}
