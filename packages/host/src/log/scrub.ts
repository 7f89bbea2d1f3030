/**
 * Parts of a text that may identify a person, such as an address in the answer of a mail server. Not the paths of libraries
 * in a stack, which pnpm puts into folders like `.pnpm/name@1.0.0`.
 */
const ADDRESS = /[^\s<>()[\]"',;:/]+(?<!\/\.pnpm\/[^\s/]*)@[^\s<>()[\]"',;:/]+\.[^\s<>()[\]"',;:/]+/g;

/** The query of an address, which may contain the token of a mailed link. */
const QUERY = /(\/[^\s?"'<>]*)\?[^\s"'<>)]+/g;

/** Returns a text without mail addresses and without the queries of addresses. */
export const scrub = (text: string): string => text.replace(ADDRESS, '[address]').replace(QUERY, '$1');

/** Returns details whose texts are scrubbed. */
export const scrubDetails = (details: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? scrub(value) : value]),
  );
