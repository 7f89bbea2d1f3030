import { createTransport } from 'nodemailer';
import type { Mailer } from './ports.ts';

/** Milliseconds that a mail server may take to answer. */
const TIMEOUT = 10_000;

/** Sends mail through a mail server, `smtp://user:password@host:port` or `smtps://…`. */
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
