import { StartError } from './StartError.ts';

const canDecode = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns what is wrong with an address, as the end of a sentence that does not repeat it, because it may contain a
 * secret; null for `scheme://host` with one of the schemes. `URL` alone reads a host out of `https:/x`, and none out of
 * `smtp:/x`.
 */
export function findAddressProblem(text: string, schemes: readonly string[]): string | null {
  if (/\s/.test(text)) return 'it has a space or a line break';
  const [, scheme = ''] = /^([a-z\d]+):\/\//i.exec(text) ?? [];
  if (!schemes.includes(scheme.toLowerCase()))
    return `it does not begin with ${schemes.map((each) => `${each}://`).join(' or ')}`;
  if (!/^[^:]+:\/\/[^/?#]/.test(text)) return 'it names no host';
  if (!URL.canParse(text)) return 'its host or port is none';
  const { hostname, port, username, password } = new URL(text);
  if (port === '0') return 'its port is 0';
  if (/[^\w.:[\]-]/.test(hostname)) return 'its host has letters other than ASCII; write it as xn--';
  if (!canDecode(username) || !canDecode(password))
    return 'its user or password has a % that encodes nothing; write it as %25';
  return null;
}

/** Reads the address of a mail server. Throws a StartError that does not repeat its password. */
export function readMailUrl(text: string): string {
  const problem = findAddressProblem(text, ['smtp', 'smtps']) ?? findRest(new URL(text));
  if (problem === null) return text;
  throw new StartError(
    `MAIL_URL is not an address of a mail server: ${problem}. Give one like smtp://user:password@host:587.`,
  );
}

const findRest = ({ pathname, hash }: URL): string | null =>
  /^\/?$/.test(pathname) && hash === '' ? null : 'it has a path or a # after the host';

/** Reads the address of a back end, and drops its path. Throws a StartError. */
export function readOrigin(text: string): string {
  const problem = findAddressProblem(text, ['https', 'http']);
  const { origin, username, password } = URL.parse(text) ?? {};
  if (problem === null && origin !== undefined && !username && !password) return origin;
  throw new StartError(
    `API_ORIGIN is ${username || password ? '' : `'${text}', which is `}not an address: ${problem ?? 'it has a user or password, which no request would have'}. Give one like https://api.example.com.`,
  );
}

/** Reads the address of a PostgreSQL, which may be a socket. Throws a StartError that does not repeat its password. */
export function readDatabaseUrl(text: string): string {
  if (/^socket:\/\S+$|^\/\S+/.test(text)) return text;
  // A socket has no host, or its path in the place of one.
  const address = text.replace(/^(\w+:\/\/)([^/?#]*@)?(%2F[^/?#]*)?(?=[/?#]|$)/i, '$1$2socket');
  const problem = findAddressProblem(address, ['postgres', 'postgresql']);
  if (problem === null) return text;
  throw new StartError(
    `DATABASE_URL is not an address of a PostgreSQL: ${problem}. Give one like postgres://user:password@host:5432/database.`,
  );
}
