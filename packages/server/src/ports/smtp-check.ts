import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
} from 'nodemailer/lib/smtp-connection';

/** Connection options of a mail server, with the log-in of its address. */
type Options = SMTPConnectionOptions & { auth?: SMTPConnectionAuth | undefined };

/**
 * Connects to a mail server, logs in and leaves, as before a mail. Rejects with what it refuses, and when `signal` aborts,
 * which closes the connection at once. The `verify` of a transport can't be aborted.
 */
export function checkConnection({ auth, ...options }: Options, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const connection = new SMTPConnection({ ...options, socketCloseTimeout: 0 });
  let isAccepted = false;
  const accept = () => {
    isAccepted = true;
    connection.quit();
  };
  // A fault while it leaves says nothing about mails.
  connection.on('error', (error: Error) => {
    if (!isAccepted) reject(error);
  });
  connection.once('end', () => {
    if (isAccepted) resolve();
    else reject(new Error('The connection was closed'));
  });
  connection.connect((refusal?: Error) => {
    if (refusal) return reject(refusal);
    if (!auth || !connection.allowsAuth) return accept();
    connection.login(auth, (error) => {
      if (!error) return accept();
      reject(error);
      connection.close();
    });
  });
  if (signal.aborted) connection.close();
  signal.addEventListener('abort', () => connection.close(), { once: true });
  return promise;
}
