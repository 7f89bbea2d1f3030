import { isLoopback } from '@meetcute/core';
import type { Environment } from './environment.ts';

/** Ways in which the address of a database says whether to use TLS. */
const SAYS_TLS = ['sslmode', 'ssl', 'sslnegotiation'];

/** Returns the name of another machine in an address; null for this one, for a socket, and for no address. */
function machineOf(address: string): string | null {
  const { host, hostname } = URL.parse(address) ?? { host: '', hostname: '' };
  // A socket has no host name, or its path in the place of one.
  return hostname === '' || hostname.includes('%2F') || isLoopback(host) ? null : hostname;
}

/** Returns the machine of a database whose address leaves TLS open, which then is off; null otherwise. */
function plainDatabase(databaseUrl: string): string | null {
  const parameters = URL.parse(databaseUrl)?.searchParams;
  const isChosen = SAYS_TLS.some((name) => parameters?.has(name)) || parameters?.get('host')?.startsWith('/');
  return isChosen ? null : machineOf(databaseUrl);
}

/**
 * Returns a sentence for the operator about each connection to another machine that is not encrypted or verified without
 * anybody having said so. `variables` are those that libraries read themselves.
 */
export function connectionWarnings(
  { databaseUrl, apiOrigin }: Pick<Environment, 'databaseUrl' | 'apiOrigin'>,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  // With another back end no database is opened.
  const isOpened = databaseUrl && !apiOrigin && !variables['PGSSLMODE'];
  const database = isOpened ? plainDatabase(databaseUrl) : null;
  const backEnd = apiOrigin?.startsWith('http:') ? machineOf(apiOrigin) : null;
  const warnings = [
    database &&
      `the connection to the database on ${database} is not encrypted. Add ?sslmode=verify-full to DATABASE_URL, or ?sslmode=disable if the network is yours alone.`,
    backEnd &&
      `the connection to the back end on ${backEnd} is not encrypted. Give an https address in API_ORIGIN, unless the network is yours alone.`,
    variables['NODE_TLS_REJECT_UNAUTHORIZED'] === '0' &&
      'certificates are not verified, because NODE_TLS_REJECT_UNAUTHORIZED is 0. Name your certificate authority in NODE_EXTRA_CA_CERTS instead.',
  ];
  return warnings.filter((warning) => typeof warning === 'string');
}
