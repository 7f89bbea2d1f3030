import { hash, verify } from '@node-rs/argon2';
import type { Hasher } from './ports.ts';

/**
 * Parameters recommended by OWASP: 19 MiB, 2 passes, one lane. Argon2id is the library's default algorithm.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Beginning of each hash with this cost. */
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Hashes with argon2id. */
export const argon2Hasher: Hasher = {
  hash: (password) => hash(password, COST),
  verify: (passwordHash, password) => verify(passwordHash, password),
  isCurrent: (passwordHash) => passwordHash.startsWith(PREFIX),
};
