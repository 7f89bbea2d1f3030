import { createTransport } from 'nodemailer';
import type { Mailer } from './ports.ts';

/** Milliseconds before a mail server that does not respond times out. */
const TIMEOUT = 10_000;

/** Creates a mailer for a mail server, `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
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
