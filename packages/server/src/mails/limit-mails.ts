import { mailboxOf } from '@meetcute/core';
import { countsWithin, returnAttempt } from '../http/throttle.ts';
import type { Database } from '../database/database.ts';
import type { Clock, Log, Mailer, OutgoingMail } from '../ports/ports.ts';
import { MAIL_LIMITS, type MailPurpose } from './mail-limits.ts';

/** A composed mail with what its limit needs. */
export interface ComposedMail extends OutgoingMail {
  /** Site that sends it. */
  siteId: string;
  /** Purpose that its limit counts. */
  purpose: MailPurpose;
}

/** Sends mails within the limits of their mailboxes. */
export interface LimitedMailer {
  /**
   * Sends a mail. Resolves with false when the limit of its mailbox drops it. Rejects when the mail server does not
   * accept it, and when it has to wait for its limit, so that its job is tried again later.
   */
  send(mail: ComposedMail): Promise<boolean | void>;
}

interface MailServices {
  db: Database;
  clock: Clock;
  log: Log;
}

/** Adds the limits of mailboxes to a mailer. Every mail of the product passes here. */
export function limitMails(mailer: Mailer, { db, clock, log }: MailServices): LimitedMailer {
  return {
    async send({ siteId, purpose, ...mail }) {
      const { limit, isDeferred } = MAIL_LIMITS[purpose];
      const subject = `${purpose} ${mailboxOf(mail.to)}`;
      if (!(await countsWithin(db, limit, { siteId, subject, now: clock.now() }))) {
        log.info('A mail was held back, because its mailbox had too many', {
          purpose,
          limit: limit.name,
          site: siteId,
        });
        if (isDeferred) throw new Error(`The mailbox of a mail gets no more of the kind ${purpose} for now.`);
        return false;
      }
      try {
        await mailer.send(mail);
      } catch (error) {
        await returnAttempt(db, limit, siteId, subject);
        throw error;
      }
      return true;
    },
  };
}
