/** An address, and who visits it. */
export interface Address {
  /** Address of the page. */
  url: string;
  /** `Cookie` header of the visitor, or ''. */
  cookie: string;
}

/** A page in a table, with what it is compared with. */
export interface Target extends Address {
  /** Name in the table. */
  name: string;
  /** Address of the same HTML without script; undefined for a baseline. */
  plain?: string;
  /** Address of the page's own elements, hydrated by the libraries alone; undefined for a baseline. */
  markup?: string;
}

/** Returns the key of an address in results: pages of visitors and of members may have the same address. */
export const keyOf = ({ url, cookie }: Address): string => `${url} ${cookie}`;

/**
 * Returns what each round measured at each address. The addresses take turns, so that a slow minute of the machine is in
 * the results of all.
 */
export async function inTurns<T>(
  rounds: number,
  addresses: readonly Address[],
  measure: (address: Address) => Promise<T>,
): Promise<Map<string, T[]>> {
  const results = new Map<string, T[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const address of addresses) {
      const result = await measure(address);
      results.getOrInsertComputed(keyOf(address), () => []).push(result);
    }
  return results;
}
