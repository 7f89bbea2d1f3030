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
