import { shortReference, profileHref } from '@meetcute/core';
import type { Job } from '../../jobs/jobs.table.ts';
import { composeMail } from '../../mails/compose.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { findComplaint, findReport } from './reports.repository.ts';
import type { ReportRow } from './reports.table.ts';

type MailServices = Pick<Services, 'db' | 'mailer' | 'sites'>;

/** Formats an instant for mails to operators. */
const instant = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Returns the text and evidence of a report as paragraphs, unchanged. */
const quotesOf = (
  site: Site,
  { text, messageText, messageSentAt, messageQuote, photoFilename }: ReportRow,
): string[] => [
  ...(text ? [`“${text}”`] : []),
  ...(messageText === null || messageSentAt === null ? [] : [`[${instant(messageSentAt)}] “${messageText}”`]),
  ...(messageQuote === null ? [] : [`> ${messageQuote}`]),
  // An image of a message has no public URL. The list of reports exports its copy.
  ...(photoFilename === null || photoFilename.startsWith('messages/')
    ? []
    : [`${site.origin}${site.settings.cdn_prefix}/${photoFilename}`]),
];

/** Returns the common parts of both mails: they go to the site's support address, in the site's language. */
const envelopeOf = ({ settings }: Site) => ({
  locale: settings.domain_language,
  to: settings.support_email,
  name: settings.company_name,
});

/** Mails a report to the operators. Does nothing when the site or report no longer exists. */
export async function mailReport({ db, mailer, sites }: MailServices, job: Job): Promise<void> {
  const site = sites.find(({ id }) => id === job.siteId);
  const report = site && (await findReport(db, site.id, job.subject));
  if (!site || !report) return;
  const mail = await composeMail({
    ...envelopeOf(site),
    kind: 'report',
    site,
    link: `${site.origin}${profileHref({ id: report.profileId })}`,
    values: {
      receipt: shortReference(report.id),
      category: report.category,
      profile: `${report.profileName} (${report.profileId})`,
      reporter: report.reporterId ?? '-',
    },
    quotes: quotesOf(site, report),
  });
  await mailer.send(mail);
}

/** Mails a complaint to the operators. Does nothing when the site or complaint no longer exists. */
export async function mailComplaint({ db, mailer, sites }: MailServices, job: Job): Promise<void> {
  const site = sites.find(({ id }) => id === job.siteId);
  const complaint = site && (await findComplaint(db, site.id, job.subject));
  if (!site || !complaint) return;
  const { name, email, subject, text } = complaint;
  const reference = shortReference(complaint.id);
  const mail = await composeMail({
    ...envelopeOf(site),
    kind: 'complaint',
    site,
    link: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject} (${reference})`)}`,
    values: { receipt: reference, from: `${name} (${email})`, about: subject },
    quotes: [`“${text}”`],
  });
  await mailer.send(mail);
}
