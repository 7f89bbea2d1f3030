import { v4 } from 'uuid';

/** Adds `crypto.randomUUID()` to a page over HTTP, where browsers leave it out. */
export function offerRandomUuid(): void {
  // With options, or it would call the function that is defined here.
  crypto.randomUUID ??= () => v4({}) as ReturnType<Crypto['randomUUID']>;
}
