import type { PGlite } from '@electric-sql/pglite';

/**
 * Registers Drizzle's parsers in the client, and leaves them out of queries. Drizzle names the same nine with every query.
 * For a query that names any, PGlite copies all of its own, which takes half of the time of a short query.
 */
export function registerParsers(client: Pick<PGlite, 'parsers' | 'query' | 'transaction'>): void {
  const wrapQueries = <T extends Pick<PGlite, 'query'>>(executor: T): T => {
    const query = executor.query.bind(executor);
    executor.query = (text, params, { parsers, ...withoutParsers } = {}) => {
      Object.assign(client.parsers, parsers);
      return query(text, params, withoutParsers);
    };
    return executor;
  };
  wrapQueries(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(wrapQueries(tx)));
}
