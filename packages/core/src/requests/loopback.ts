const LOOPBACK = /^(localhost\.?|.+\.localhost\.?|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Returns whether a host name, with or without a port, is this machine, where https is unavailable. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
