import type { HostSite } from './sites.ts';

/** Whether a host name means this machine: `localhost`, `*.localhost`, `127.x.x.x`, `[::1]`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$|^\[::1\]$/.test(host);

/** The address of a site in links: https, except on this machine, where the port belongs to it. */
export const originOf = ({ hosts }: HostSite, port: number): string => {
  const [host = 'localhost'] = hosts;
  return isLoopback(host) ? `http://${host}:${port}` : `https://${host}`;
};
