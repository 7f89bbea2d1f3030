import type { HostSite } from './sites.ts';

const isLoopback = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(host);

/** The address of a site in links: https, except on this machine, where the port belongs to it. */
export const originOf = ({ hosts }: HostSite, port: number): string => {
  const [host = 'localhost'] = hosts;
  return isLoopback(host) ? `http://${host}:${port}` : `https://${host}`;
};
