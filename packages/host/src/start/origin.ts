import { isLoopback } from '@meetcute/core';
import type { HostSite } from './sites.ts';

/** Returns the origin of a site for links: https, except on loopback, which uses http and the port. */
export const originOf = ({ hosts }: HostSite, port: number): string => {
  const [host = 'localhost'] = hosts;
  return isLoopback(host) ? `http://${host}:${port}` : `https://${host}`;
};
