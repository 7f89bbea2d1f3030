const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether a host name, its port aside, means this machine, where there is no https. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
