import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../../limiter.ts';

/** argon2id as OWASP recommends: 19 MiB, 2 passes, one lane. Argon2id is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes memory and a core: so many at a time, the rest wait, and a flood can't starve other calls. */
const limited = createLimiter(2);

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, COST));

let decoy: Promise<string> | undefined;

/** Checks a password. Without a hash it does the same work and answers false, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', COST);
  const against = passwordHash ?? (await decoy);
  const isRight = await limited(() => verify(against, password));
  return isRight && passwordHash !== null;
}

let common: Promise<ReadonlySet<string>> | undefined;

const loadCommon = () =>
  import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));

/** Whether a password, in lower case, is among the 49,000 most common ones. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  return (await common).has(password);
}
