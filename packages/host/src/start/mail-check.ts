import type { SmtpMailer } from '@meetcute/server';

/**
 * Checks a mail server once, in the background, and warns the operator if it takes no mails. Returns a function that ends
 * the check and waits for its end.
 */
export function startMailCheck(
  { check }: Pick<SmtpMailer, 'check'>,
  warn: (sentence: string) => void,
): () => Promise<void> {
  const ending = new AbortController();
  const checking = check(ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted)
      warn(`the mail server takes no mails: ${error instanceof Error ? error.message : String(error)}`);
  });
  return async () => {
    ending.abort();
    await checking;
  };
}
