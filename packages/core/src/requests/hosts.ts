/** Characters that would end the host of an address, or come before it. */
const NOT_OF_HOSTS = /[\s/?#@\\]/;

const parseHost = (host: string): URL | null =>
  NOT_OF_HOSTS.test(host) ? null : URL.parse(`http://${host}`);

/**
 * Returns the normal form of a host, in which all spellings of it are equal: in lower case and ASCII, IP addresses
 * written in full, without port and trailing dot. Null for a text that no request can have as its host.
 */
export function normalizeHost(host: string): string | null {
  const name = parseHost(host)?.hostname.replace(/\.$/, '') ?? '';
  return name === '' || name.endsWith('.') ? null : name;
}

/** Returns the normal form of a host with its port, if it has one other than 80; null for a text that is none. */
export function normalizeHostWithPort(host: string): string | null {
  const [name, port] = [normalizeHost(host), parseHost(host)?.port];
  return name !== null && port ? `${name}:${port}` : name;
}

const LOOPBACK = /^(localhost\.?|.+\.localhost\.?|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Returns whether a host name, with or without a port, is this machine, where https is unavailable. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/**
 * Returns a network address without port, brackets and zone, in lower case; an IPv4 address that is mapped to IPv6
 * becomes IPv4.
 */
export const plainAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '');
