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

/**
 * Returns the error of a server that must encrypt, with what to do if it has no TLS. A certificate that nobody trusts gets
 * no such hint, because somebody between could have sent it.
 */
const explained = (error: unknown): unknown =>
  error instanceof Error && error.message.includes('STARTTLS')
    ? new Error(
        `${error.message}. The mail server must offer TLS. Add ?ignoreTLS=true to MAIL_URL if the network is yours alone.`,
        { cause: error },
      )
    : error;

/** Creates a mailer for a mail server, `smtp://user:password@host:port` or `smtps://…`. It sends nothing without TLS. */
export function createSmtpMailer(url: string): Mailer {
  const requireTLS = mustEncrypt(url);
  const transport = createTransport({
    url,
    requireTLS,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  return {
    send: async ({ headers = {}, ...mail }) => {
      try {
        await transport.sendMail({ ...mail, headers: { ...headers } });
      } catch (error) {
        throw requireTLS ? explained(error) : error;
      }
    },
  };
}
