import { isLoopback, normalizeHost } from '@meetcute/core';
import { findAddressProblem } from '../start/addresses.ts';
import { readPort } from '../start/read-values.ts';
import type { HostSite } from '../start/sites.ts';
import { StartError } from '../start/StartError.ts';

/** Address of the staff desk. */
export interface DeskPlace {
  /** Port; 0 picks a free one. */
  port: number;
  /** Address to listen on. */
  address: string;
  /** Origin in the address bar; undefined where the desk is opened on this machine. */
  origin: string | undefined;
}

/** Reads the origin of the desk. Throws a StartError for one without https, which its cookie needs. */
function readDeskOrigin(text: string): string {
  const url = findAddressProblem(text, ['https', 'http']) === null ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.host));
  // Nothing follows the origin, and no user stands before it.
  if (url && isSafe && url.href === `${url.origin}/`) return url.origin;
  throw new StartError(
    `DESK_ORIGIN is '${text}', which is not an https origin. Give one like https://desk.example.com.`,
  );
}

/** Reads DESK_PORT, DESK_HOST and DESK_ORIGIN. Returns undefined while the desk is switched off. Throws a StartError. */
export function readDeskPlace(env: Record<string, string | undefined>): DeskPlace | undefined {
  const [port, origin] = [env['DESK_PORT'], env['DESK_ORIGIN']];
  if (!port) {
    if (origin)
      throw new StartError('DESK_ORIGIN needs DESK_PORT, the port on which the host serves the desk.');
    return undefined;
  }
  if (env['API_ORIGIN'])
    throw new StartError('DESK_PORT needs the database of this host. Remove API_ORIGIN, or DESK_PORT.');
  return {
    port: readPort('DESK_PORT', port),
    address: env['DESK_HOST'] || '127.0.0.1',
    origin: origin ? readDeskOrigin(origin) : undefined,
  };
}

/**
 * Throws a StartError for a desk on the host name of a site: browsers tell cookies apart by names, not by ports, and would
 * send the session of the staff to the site too. The names of this machine, which only its user opens, are left alone.
 */
export function requireOwnHost(
  { origin }: Pick<DeskPlace, 'origin'>,
  sites: readonly Pick<HostSite, 'id' | 'hosts'>[],
): void {
  if (origin === undefined || isLoopback(new URL(origin).host)) return;
  const host = normalizeHost(new URL(origin).host) ?? '';
  const site = sites.find(({ hosts }) => hosts.includes(host));
  if (site)
    throw new StartError(
      `DESK_ORIGIN is '${origin}', the host of the site ${site.id}. The desk needs a host of its own, such as https://desk.example.com.`,
    );
}

/** Returns the origin of the desk in a browser, on a port of this machine unless the operator names another. */
export const deskOrigin = ({ origin }: Pick<DeskPlace, 'origin'>, port: number): string =>
  origin ?? `http://localhost:${port}`;
