import type { Money, Transaction } from '@meetcute/contract';
import { href, pickMemberLanguage, shortReference } from '@meetcute/core';
import { formatMoney } from '@meetcute/i18n';
import type { Job } from '../../jobs/jobs.table.ts';
import { composeMail, type MailDetails, type MailKind } from '../../mails/compose.ts';
import type { MailLink } from '../../mails/layout.ts';
import { day, moment, type Reader, describeReader } from '../../mails/moment.ts';
import { createTranslate, type Translate } from '../../mails/translate.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { readMember } from '../profile/profile.repository.ts';
import { findSubscription } from '../subscriptions/subscriptions.repository.ts';
import { findOrder } from './orders.repository.ts';
import type { Order } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';

/** Mails by what has happened to an order. */
const kinds: Partial<Record<string, MailKind>> = {
  paid: 'paid',
  withdrawn: 'withdrawn',
  refunded: 'refunded',
  charged_back: 'chargedBack',
  refund_failed: 'refundFailed',
  reversed: 'chargebackReversed',
};

/** Returns the amount that a mail is about. */
function amountOf(kind: MailKind, { amount, refund, returns }: Order): number {
  if (kind === 'withdrawn') return refund?.amount ?? amount;
  const isRefund = kind === 'refunded' || kind === 'refundFailed';
  const isUndone = kind === 'refundFailed' || kind === 'chargebackReversed';
  const matchingReturns = returns.filter(
    (each) => each.kind === (isRefund ? 'refund' : 'chargeback') && each.isUndone === isUndone,
  );
  return matchingReturns.at(-1)?.amount ?? amount;
}

/** Returns the product of an order in words. */
const productOf = ({ product }: Transaction, translate: Translate): string =>
  product.days === null
    ? translate('mail:order.credits', { count: product.credits ?? 0 })
    : translate('mail:order.premium', { count: product.days });

interface Writing {
  site: Site;
  reader: Reader;
  translate: Translate;
  /** Amount that the mail is about. */
  amount: Money;
  /** End of the buyer's premium; null without premium. */
  paidUntil: Date | null;
  /** Whether the buyer's premium renews, which a receipt tells; false in other mails. */
  renews: boolean;
}

/** Returns the links of a receipt: the right of withdrawal, and the end of a renewal which the buyer agreed to. */
function linksOf({ renewal, product, currency }: Order, { site, reader, translate }: Writing): MailLink[] {
  const withdrawal = {
    hint: translate('mail:order.withdrawal'),
    link: `${site.origin}${href('pages-return-policy')}`,
  };
  if (renewal !== 'agreed') return [withdrawal];
  const price = formatMoney(product.price.amount, currency, reader.formatLocale);
  const hint = translate('mail:order.renewal', { days: product.days ?? 0, price });
  return [withdrawal, { hint, link: `${site.origin}${href('cancel')}` }];
}

/** Returns the discount of an order in words: its code, and what the buyer saved. Null without one. */
function discountOf(
  { product, price, discount_code: code }: Transaction,
  { reader }: Writing,
): string | null {
  if (code === null) return null;
  const savings = formatMoney(price.amount - product.price.amount, price.currency, reader.formatLocale);
  return `${code} (${savings})`;
}

/** Returns what a receipt tells: order, date, product, price and tax, and the right of withdrawal or the refund. */
function detailsOf(kind: MailKind, storedOrder: Order, writing: Writing): MailDetails {
  const { reader, translate, amount, paidUntil, renews } = writing;
  const order = transactionOf(storedOrder);
  const fact = (key: string, value: string) => [translate(`mail:order.${key}`), value] as const;
  const money = (sum: Money) => formatMoney(sum.amount, sum.currency, reader.formatLocale);
  const isRefund = kind === 'withdrawn' || kind === 'refunded';
  const isReceipt = kind === 'paid';
  const discount = discountOf(order, writing);
  const premiumEnd = isReceipt && order.product.days !== null ? paidUntil : null;
  return {
    facts: [
      fact('number', shortReference(order.id)),
      fact('date', day(new Date(order.created_at), reader)),
      fact('product', productOf(order, translate)),
      ...(premiumEnd ? [fact('until', day(premiumEnd, reader))] : []),
      ...(discount === null ? [] : [fact('discount', discount)]),
      fact('price', money(order.price)),
      fact('tax', money(order.tax)),
      fact('method', translate(`mail:method.${order.payment_method}`)),
      ...(isReceipt ? [] : [fact(isRefund ? 'back' : 'amount', money(amount))]),
    ],
    links: isReceipt ? linksOf(storedOrder, writing) : [],
    remarks: [
      ...(premiumEnd && !renews ? [translate('mail:order.ends')] : []),
      ...(storedOrder.refund?.isUngranted ? [translate('mail:order.discountUsed')] : []),
    ],
  };
}

/** Mails a buyer that an order is paid, that a withdrawal has arrived, or that money went back or did not. Does nothing once the account is erased. */
export async function mailOrder(
  { db, mailer, sites }: Pick<Services, 'db' | 'mailer' | 'sites'>,
  { siteId, subject }: Pick<Job, 'siteId' | 'subject'>,
): Promise<void> {
  const [id = '', event = ''] = subject.split(' ');
  const kind = kinds[event];
  const site = sites.find((each) => each.id === siteId);
  const order = site && (await findOrder(db, siteId, { id }));
  const member = order?.memberId ? await readMember(db, siteId, order.memberId) : null;
  if (!kind || !site || !order || !member) return;
  const locale = pickMemberLanguage(site.settings, member.language);
  const reader = describeReader(member, locale);
  const translate = await createTranslate(locale);
  const { refund, currency, changedAt } = order;
  const amount = { amount: amountOf(kind, order), currency };
  const declarationTime = moment(refund?.declaredAt ? new Date(refund.declaredAt) : changedAt, reader);
  const { paidUntil } = member;
  const renews = kind === 'paid' && (await findSubscription(db, site.id, member.id))?.state === 'active';
  const mail = await composeMail({
    kind,
    site,
    locale,
    to: member.email,
    name: member.name,
    link: `${site.origin}${href('transactions-transactionId', { transactionId: id })}`,
    values: {
      reference: shortReference(id),
      received: declarationTime,
      support: site.settings.support_email,
    },
    details: detailsOf(kind, order, { site, reader, translate, amount, paidUntil, renews }),
  });
  await mailer.send(mail);
}
