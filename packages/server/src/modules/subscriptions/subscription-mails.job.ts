import { chargeTime, FALLBACK_TIMEZONE, href, pickMemberLanguage } from '@meetcute/core';
import { formatMoney, type LocaleCode } from '@meetcute/i18n';
import type { Job } from '../../jobs/jobs.table.ts';
import { composeMail } from '../../mails/compose.ts';
import { day, moment, type Reader, describeReader } from '../../mails/moment.ts';
import { createTranslate, type Translate } from '../../mails/translate.ts';
import type { Services } from '../../services.ts';
import { sendMail } from '../account/send-mail.service.ts';
import { readMember } from '../profile/profile.repository.ts';
import { findCancellation, findSubscription, storeReminder } from './subscriptions.repository.ts';
import type { CancellationRow } from './subscriptions.table.ts';

type MailServices = Pick<Services, 'db' | 'mailer' | 'sites' | 'clock'>;
type Subject = Pick<Job, 'siteId' | 'subject'>;

const kinds = ['renewal', 'renewalFailed', 'cancelled', 'cancelledFor'] as const;

/**
 * Mails a member about the renewal of premium: the reminder, a failed charge, or the confirmed cancellation. The reminder
 * counts once the mail server has taken it.
 */
export async function mailSubscription(services: MailServices, { siteId, subject }: Subject): Promise<void> {
  const [memberId = '', name] = subject.split(' ');
  const kind = kinds.find((each) => each === name);
  const site = services.sites.find(({ id }) => id === siteId);
  const member = await readMember(services.db, siteId, memberId);
  const row = await findSubscription(services.db, siteId, memberId);
  if (!kind || !site || !member || !row) return;
  const isReminder = kind === 'renewal';
  // A reminder of what was cancelled meanwhile would frighten.
  if (isReminder && (row.state !== 'active' || row.remindedAt)) return;
  const { renewsAt, endsAt } = row;
  // After a chargeback premium is over, whatever was paid for.
  const end = row.changedAt > renewsAt ? row.changedAt : renewsAt;
  const chargeDate = chargeTime({ renewsAt, remindedAt: services.clock.now() });
  const locale = pickMemberLanguage(site.settings, member.language);
  const reader = describeReader(member, locale);
  const { amount, currency } = row.product.price;
  const values = {
    price: formatMoney(amount, currency, reader.formatLocale),
    days: row.product.days ?? 0,
    date: day(isReminder ? chargeDate : (kind === 'cancelledFor' && endsAt) || end, reader),
    received: moment(row.changedAt, reader),
  };
  const path = href(kind === 'renewalFailed' ? 'premium' : 'cancel');
  await sendMail(services, { site, member, kind, path, values });
  if (isReminder) await storeReminder(services.db, row, services.clock.now());
}

/** Cancellations without login have no account, and their day has no time. */
const atUtc = (locale: LocaleCode): Reader =>
  describeReader({ country: null, timezone: FALLBACK_TIMEZONE }, locale);

/** Returns what a cancellation declares: the contract, the kind, and its end. */
function declarationOf(
  { kind, date }: CancellationRow,
  { siteName, locale, translate }: { siteName: string; locale: LocaleCode; translate: Translate },
): string[] {
  const line = (key: string, value: string) => translate(`mail:declaration.${key}`, { value });
  const end = date === null ? 'soonest' : 'endsOn';
  return [
    line('contract', siteName),
    line('kind', translate(`mail:declaration.${kind}`)),
    translate(`mail:declaration.${end}`, { date: date === null ? '' : day(new Date(date), atUtc(locale)) }),
  ];
}

/** Mails that a cancellation without login has arrived, to its address or to the operators. */
export async function mailCancellation(
  { db, mailer, sites }: Omit<MailServices, 'clock'>,
  job: Subject,
): Promise<void> {
  const [id = '', recipient] = job.subject.split(' ');
  const site = sites.find((each) => each.id === job.siteId);
  const cancellation = await findCancellation(db, job.siteId, id);
  if (!site || !cancellation) return;
  const { settings, origin } = site;
  const isOperator = recipient === 'operators';
  const locale = isOperator ? settings.domain_language : pickMemberLanguage(settings, cancellation.language);
  // Anyone can type an address and a reason, so only the operators get the reason.
  const reason = isOperator && cancellation.reason ? [`“${cancellation.reason}”`] : [];
  const translate = await createTranslate(locale);
  const mail = await composeMail({
    kind: 'cancellation',
    ...(isOperator ? { purpose: 'operatorCancellation' as const } : {}),
    site,
    locale,
    to: isOperator ? settings.support_email : cancellation.email,
    name: null,
    link: `${origin}/`,
    values: { email: cancellation.email, received: moment(cancellation.receivedAt, atUtc(locale)) },
    quotes: [...declarationOf(cancellation, { siteName: settings.name, locale, translate }), ...reason],
  });
  await mailer.send(mail);
}
