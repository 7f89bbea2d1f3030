import { isLoopback } from '@meetcute/core';
import { createTransport } from 'nodemailer';
import type { Mailer } from './ports.ts';

/** Milliseconds before a mail server that does not respond times out. */
const TIMEOUT = 10_000;

/**
 * Returns whether a mail server must encrypt. Otherwise somebody between could remove its offer, and read the password and
 * the mailed links. Not on this machine, and not where the address says `ignoreTLS=true`.
 */
function mustEncrypt(url: string): boolean {
  const { host, searchParams } = new URL(url);
  return !isLoopback(host) && searchParams.get('ignoreTLS') !== 'true';
}

/** Creates a mailer for a mail server, `smtp://user:password@host:port` or `smtps://…`. It sends nothing without TLS. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(url),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  return {
    send: async ({ headers = {}, ...mail }) => {
      await transport.sendMail({ ...mail, headers: { ...headers } });
    },
  };
}
