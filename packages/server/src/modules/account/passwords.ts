import { createLimiter } from '../../limiter.ts';
import type { Hasher } from '../../ports/ports.ts';

/** Hashing takes memory and a core: so many at a time, so many wait, and a flood can't starve other calls. */
const WIDTH = 2;
const LONGEST_LINE = 100;

/** Hashes and checks passwords, a few at a time. Throws unavailable where the line is too long. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it does the same work and answers false, so that time tells nothing. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** The passwords of one server. */
export function createPasswords(hasher: Hasher): Passwords {
  const limited = createLimiter(WIDTH, LONGEST_LINE);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => limited(() => hasher.hash(password)),
    verify: async (passwordHash, password) => {
      decoy ??= hasher.hash('nobody has this password');
      // Waited for in both cases, so that the first one tells nothing either.
      const nobodys = await decoy;
      const isRight = await limited(() => hasher.verify(passwordHash ?? nobodys, password));
      return isRight && passwordHash !== null;
    },
  };
}

let common: Promise<ReadonlySet<string>> | undefined;

const loadCommon = () =>
  import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));

/** Whether a password, in lower case, is among the 49,000 most common ones. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  return (await common).has(password);
}
