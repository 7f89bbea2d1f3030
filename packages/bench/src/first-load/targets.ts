/** An address, and who visits it. */
export interface Address {
  /** Address of the page. */
  url: string;
  /** `Cookie` header of the visitor, or ''. */
  cookie: string;
  /** Bytes of the HTML that this visitor gets, before compression. */
  documentBytes: number;
}

/** A page in a table, with what it is compared with. */
export interface Target extends Address {
  /** Name in the table. */
  name: string;
  /** Copies of the page: (a) without script, and (c) its own elements, hydrated by the libraries alone. */
  copies: { plain?: Address; markup?: Address };
}

/** Returns the key of an address in results: pages of visitors and of members may have the same address. */
export const keyOf = ({ url, cookie }: Pick<Address, 'url' | 'cookie'>): string => `${url} ${cookie}`;

/** Largest difference of two documents of a page: numbers and times in it change. A visitor's page differs by a fifth. */
const TOLERANCE = 0.05;

/** Throws if another document was measured than the one of this visitor, such as a log-in, an error or an empty page. */
export function expectDocument({ url, documentBytes }: Address, measuredBytes: number): void {
  if (Math.abs(measuredBytes - documentBytes) > documentBytes * TOLERANCE)
    throw new Error(`${url} was measured with ${measuredBytes} bytes of HTML instead of ${documentBytes}.`);
}

/**
 * Returns what each round measured at each address. The addresses take turns, so that a slow minute of the machine is in
 * the results of all.
 */
export async function inTurns<T extends { documentBytes: number }>(
  rounds: number,
  addresses: readonly Address[],
  measure: (address: Address) => Promise<T>,
): Promise<Map<string, T[]>> {
  const results = new Map<string, T[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const address of addresses) {
      const result = await measure(address);
      expectDocument(address, result.documentBytes);
      results.getOrInsertComputed(keyOf(address), () => []).push(result);
    }
  return results;
}
