import type { CaseSide } from '@meetcute/contract';
import {
  capitalize,
  APPEAL_PERIOD,
  appealUntil,
  FALLBACK_TIMEZONE,
  href,
  isBanned,
  pickMemberLanguage,
  shortReference,
  profileHref,
} from '@meetcute/core';
import type { LocaleCode } from '@meetcute/i18n';
import type { Job } from '../../jobs/jobs.table.ts';
import { composeMail, type MailKind } from '../../mails/compose.ts';
import { day, type Reader, describeReader } from '../../mails/moment.ts';
import { createTranslate, type Translate } from '../../mails/translate.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { issueToken } from '../account/tokens.repository.ts';
import { readMember } from '../profile/profile.repository.ts';
import { type Case, findCase, findDecision } from './cases.repository.ts';
import type { DecisionRow } from './cases.table.ts';
import { historyOf } from './cases.view.ts';
import { memberOf } from './store-decision.usecases.ts';

type MailServices = Pick<Services, 'db' | 'mailer' | 'sites' | 'ids' | 'clock'>;

interface Recipient extends Reader {
  to: string;
  /** Name in the greeting; null for an address that nobody verified, where a stranger could have typed both. */
  name: string | null;
  locale: LocaleCode;
}

/** Returns the recipient of a mail to an address without an account. */
const toVisitor = (address: string, locale: LocaleCode): Recipient => ({
  ...describeReader({ country: null, timezone: FALLBACK_TIMEZONE }, locale),
  to: address,
  name: null,
  locale,
});

/** Returns the recipient on a side of a case; null for an erased account and for fictional profiles. */
async function recipientOf(
  { db }: MailServices,
  site: Site,
  mailedCase: Case,
  side: CaseSide,
): Promise<Recipient | null> {
  // A complaint has its own address, which may differ from that of the account.
  if (mailedCase.kind === 'complaint')
    return toVisitor(mailedCase.row.email, pickMemberLanguage(site.settings, mailedCase.row.language));
  const id = memberOf(mailedCase, side);
  const member = id === null ? null : await readMember(db, site.id, id);
  if (!member || member.fictional) return null;
  const locale = pickMemberLanguage(site.settings, member.language);
  return { to: member.email, name: member.name, locale, ...describeReader(member, locale) };
}

/**
 * Returns the page of a case. Senders with an account log in: the address of a complaint is unverified. A complaint
 * may be a visitor's, and a reported member may have lost the account, so their links have a token.
 */
async function linkOf(
  { db, ids, clock }: MailServices,
  site: Site,
  mailedCase: Case,
  side: CaseSide,
): Promise<string> {
  if (side === 'sender' && memberOf(mailedCase, side) !== null) return `${site.origin}${href('reports')}`;
  const token = await issueToken(db, ids, {
    siteId: site.id,
    kind: 'case',
    subject: mailedCase.row.id,
    visitor: null,
    detail: side,
    now: clock.now(),
    lifetime: APPEAL_PERIOD,
  });
  return `${site.origin}${href('reports-link', {}, { token })}`;
}

interface CaseMail {
  site: Site;
  sent: Case;
  side: CaseSide;
  kind: MailKind;
  quotes?: (translate: Translate, reader: Reader) => string[];
}

async function sendCaseMail(
  services: MailServices,
  { site, sent, side, kind, quotes }: CaseMail,
): Promise<void> {
  const recipient = await recipientOf(services, site, sent, side);
  if (!recipient) return;
  const translate = await createTranslate(recipient.locale);
  const mail = await composeMail({
    ...recipient,
    kind,
    ...(kind === 'receipt' && sent.kind === 'complaint' ? { purpose: 'complaintReceipt' as const } : {}),
    site,
    link: await linkOf(services, site, sent, side),
    values: { reference: shortReference(sent.row.id), about: translate(`mail:receipt.${sent.kind}`) },
    quotes: quotes?.(translate, recipient) ?? [],
  });
  await services.mailer.send(mail);
}

/** Returns the statement of reasons of a decision as paragraphs, and how to appeal while that is possible. */
const reasonsOf =
  ({ action, ground, facts, isAutomated, measure, removed }: DecisionRow, appealEnd: Date | null) =>
  (translate: Translate, reader: Reader): string[] => {
    const reason = (label: string, value: string) =>
      translate('mail:case.reason', { label: translate(`cases:label.${label}`), value });
    const end = measure && new Date(measure.until);
    const actionOf = (name: string) =>
      end && !isBanned(end) ? translate('cases:until', { action: name, date: day(end, reader) }) : name;
    return [
      reason('action', actionOf(translate(`cases:action.${action}`))),
      ...(removed
        ? [
            reason(
              'removed',
              capitalize(
                [...new Set(removed.map(({ kind }) => translate(`cases:removed.${kind}`)))].join(', '),
                reader.formatLocale,
              ),
            ),
          ]
        : []),
      reason('ground', translate(`cases:ground.${ground}`)),
      reason('facts', facts),
      reason('process', translate(isAutomated ? 'cases:process.automated' : 'cases:process.person')),
      ...(appealEnd ? [translate('cases:appeal.until', { date: day(appealEnd, reader) })] : []),
      translate('cases:appeal.elsewhere'),
    ];
  };

/** Mails the sender of a report or complaint that it was received. Does nothing when it no longer exists. */
export async function mailReceipt(services: MailServices, { siteId, subject }: Job): Promise<void> {
  const site = services.sites.find(({ id }) => id === siteId);
  const mailedCase = site && (await findCase(services.db, siteId, subject));
  if (site && mailedCase)
    await sendCaseMail(services, { site, sent: mailedCase, side: 'sender', kind: 'receipt' });
}

const kindOf = (side: CaseSide, { after }: DecisionRow): MailKind => {
  if (after === side) return 'appealDecision';
  return side === 'sender' ? 'decision' : 'restriction';
};

/** Mails a decision to one side. The mail to the reported member contains nothing of the sender. */
export async function mailDecision(services: MailServices, { siteId, subject }: Job): Promise<void> {
  const [id = '', side] = subject.split(' ') as [string, CaseSide];
  const site = services.sites.find((each) => each.id === siteId);
  const match = site && (await findDecision(services.db, siteId, id));
  if (!site || !match) return;
  const { decidedCase: mailedCase, decision } = match;
  const appealEnd = appealUntil(side, historyOf(mailedCase), services.clock.now());
  const quotes = reasonsOf(decision, appealEnd);
  await sendCaseMail(services, { site, sent: mailedCase, side, kind: kindOf(side, decision), quotes });
}

/** Mails an appeal to the operators, in the site's language. */
export async function mailAppeal(
  { db, mailer, sites }: MailServices,
  { siteId, subject }: Job,
): Promise<void> {
  const [reference = '', side] = subject.split(' ') as [string, CaseSide];
  const site = sites.find(({ id }) => id === siteId);
  const mailedCase = site && (await findCase(db, siteId, reference));
  const appeal = mailedCase && mailedCase.appeals.find((each) => each.side === side);
  if (!site || !mailedCase || !appeal) return;
  const { settings, origin } = site;
  const translate = await createTranslate(settings.domain_language);
  const mail = await composeMail({
    kind: 'appeal',
    site,
    locale: settings.domain_language,
    to: settings.support_email,
    name: settings.company_name,
    link:
      mailedCase.kind === 'report'
        ? `${origin}${profileHref({ id: mailedCase.row.profileId })}`
        : `mailto:${encodeURIComponent(mailedCase.row.email).replace('%40', '@')}`,
    values: { reference: shortReference(reference), from: translate(`mail:case.${side}`) },
    quotes: [`“${appeal.text}”`],
  });
  await mailer.send(mail);
}
