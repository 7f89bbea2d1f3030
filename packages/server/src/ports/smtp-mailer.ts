import { asciiEmail } from '@meetcute/contract';
import { isLoopback } from '@meetcute/core';
import { createTransport } from 'nodemailer';
import type { Mailer } from './ports.ts';
import { checkConnection } from './smtp-check.ts';

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
const explainError = (error: unknown): unknown =>
  error instanceof Error && error.message.includes('STARTTLS')
    ? new Error(
        `${error.message}. The mail server must offer TLS. Add ?ignoreTLS=true to MAIL_URL if the network is yours alone.`,
        { cause: error },
      )
    : error;

/** A mailer that sends through a mail server. */
export interface SmtpMailer extends Mailer {
  /** Connects and logs in without a mail. Rejects when the server refuses, and when `signal` aborts. */
  check(signal: AbortSignal): Promise<void>;
}

/** Creates a mailer for a mail server, `smtp://user:password@host:port` or `smtps://…`. It sends nothing without TLS. */
export function createSmtpMailer(url: string): SmtpMailer {
  const requireTLS = mustEncrypt(url);
  const transport = createTransport({
    url,
    requireTLS,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  const refuse = (error: unknown) => {
    throw requireTLS ? explainError(error) : error;
  };
  return {
    send: async ({ headers = {}, to, images = [], ...mail }) => {
      const recipient = asciiEmail(to) ?? to;
      const attachments = images.map(({ id, png }) => ({
        cid: id,
        filename: `${id}.png`,
        content: png,
        encoding: 'base64',
        contentDisposition: 'inline' as const,
      }));
      await transport
        .sendMail({ ...mail, to: recipient, headers: { ...headers }, attachments })
        .catch(refuse);
    },
    check: (signal) => checkConnection(transport.options, signal).catch(refuse),
  };
}
