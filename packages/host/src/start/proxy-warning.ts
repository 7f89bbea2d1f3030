import type { RequestHead } from '../request-head.ts';
import type { Environment } from './environment.ts';

/** Headers in which a proxy names the client. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Milliseconds between two warnings. */
const WARN_EVERY = 3_600_000;

const warning = (header: string) =>
  `a request arrived with the header ${header}, so it probably came through a proxy, which is not trusted. Limits of a network then count all visitors of the proxy as one, and are off when it runs on this machine. If it is yours and no request reaches the host without it, set TRUST_PROXY=1.`;

/**
 * Creates a function that warns when requests name their client in headers that are not trusted: on the first
 * one, and at most once an hour, because visitors can send these headers too.
 */
export function createProxyWarning(
  warn: (sentence: string) => void,
  now: () => number = Date.now,
): (request: RequestHead) => void {
  let quietUntil = 0;
  return ({ headers }) => {
    if (now() < quietUntil) return;
    const header = FORWARDED.find((name) => headers.get(name) !== null);
    if (header === undefined) return;
    quietUntil = now() + WARN_EVERY;
    warn(warning(header));
  };
}

/**
 * Returns a warning at the start of a host that trusts no proxy; null in demo mode and with TRUST_PROXY. The host has no
 * TLS, so outside a demo a proxy stands in front of it.
 */
export const untrustedProxyWarning = ({
  isDemo,
  trustsProxy,
}: Pick<Environment, 'isDemo' | 'trustsProxy'>): string | null =>
  isDemo || trustsProxy
    ? null
    : 'TRUST_PROXY is off. Behind the proxy that adds TLS, all visitors seem to come from one address, and limits of a network count them as one. Set TRUST_PROXY=1 if only the proxy can reach the port.';
