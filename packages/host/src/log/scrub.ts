/** Parts of a text that may identify a person, such as an address in the answer of a mail server. */
const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+\.[^\s<>()[\]"',;:]+/g;

/** Hides an address. Paths of libraries in a stack stay, with folders such as `.pnpm/name@1.0.0`. */
const hide = (found: string): string => (found.includes('/node_modules/') ? found : '[address]');

/** The query of an address, which may contain the token of a mailed link. */
const QUERY = /(\/[^\s?"'<>]*)\?[^\s"'<>)]+/g;

/** Returns a text without mail addresses and without the queries of addresses. */
export const scrub = (text: string): string => text.replace(ADDRESS, hide).replace(QUERY, '$1');

/** Returns details whose texts are scrubbed. */
export const scrubDetails = (details: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? scrub(value) : value]),
  );
