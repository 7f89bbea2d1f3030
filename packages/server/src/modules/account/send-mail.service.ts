import { pickMemberLanguage } from '@meetcute/core';
import { composeMail, type MailKind } from '../../mails/compose.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import type { Member } from '../members/members.table.ts';

interface OutgoingMail {
  site: Site;
  member: Pick<Member, 'email' | 'name' | 'language'>;
  kind: MailKind;
  /** A path of the site with its query. */
  path: string;
  /** Recipient. Default: the member's address. */
  to?: string;
  values?: Readonly<Record<string, string | number>>;
}

/**
 * Mails a member in the member's language. Returns false when the mailbox gets no more of these mails for now. Rejects
 * when the mail server does not accept the mail.
 */
export async function sendMail(
  { mailer }: Pick<Services, 'mailer'>,
  { site, member, kind, path, to = member.email, values = {} }: OutgoingMail,
): Promise<boolean> {
  const locale = pickMemberLanguage(site.settings, member.language);
  // Links use the configured origin, never the host of a request.
  const link = `${site.origin}${path}`;
  const mail = await composeMail({ kind, site, locale, to, name: member.name, link, values });
  return (await mailer.send(mail)) !== false;
}
