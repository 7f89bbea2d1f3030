import { isLoopback } from '@meetcute/core';
import type { HostSite } from './sites.ts';

/** The address of a site in links: https, except on this machine, where the port belongs to it. */
export const originOf = ({ hosts }: HostSite, port: number): string => {
  const [host = 'localhost'] = hosts;
  return isLoopback(host) ? `http://${host}:${port}` : `https://${host}`;
};
