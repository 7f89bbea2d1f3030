import type { Money, Transaction } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { formatMoney } from '@meetcute/i18n';
import type { Job } from '../../jobs/jobs.table.ts';
import { composeMail, type MailKind } from '../../mails/compose.ts';
import { day, moment, type Reader } from '../../mails/moment.ts';
import { createTranslate, type Translate } from '../../mails/translate.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { readMember } from '../profile/profile.repository.ts';
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
  const meant = returns.filter(
    (each) => each.kind === (isRefund ? 'refund' : 'chargeback') && each.isUndone === isUndone,
  );
  return meant.at(-1)?.amount ?? amount;
}

/** Returns the product of an order in words. */
const productOf = ({ product }: Transaction, translate: Translate): string =>
  product.days === null
    ? translate('mail:order.credits', { count: product.credits ?? 0 })
    : translate('mail:order.premium', { count: product.days });

/** Returns the line of a receipt that names the renewal which its buyer agreed to. */
function renewalOf(
  kind: MailKind,
  { renewal, product, currency }: Pick<Order, 'renewal' | 'product' | 'currency'>,
  { site, money, translate }: { site: Site; money: (price: Money) => string; translate: Translate },
): string[] {
  if (kind !== 'paid' || renewal !== 'agreed') return [];
  const link = `${site.origin}${href('cancel')}`;
  const price = money({ amount: product.price.amount, currency });
  return [translate('mail:order.renewal', { days: product.days ?? 0, price, link })];
}

/** Returns the lines of a receipt: order, date, product, price and tax, and the right of withdrawal or the refund. */
function linesOf(
  kind: MailKind,
  { refund, ...stored }: Order,
  { site, reader, translate, amount }: { site: Site; reader: Reader; translate: Translate; amount: Money },
): string[] {
  const order = transactionOf({ ...stored, refund });
  const line = (key: string, value: string) => translate(`mail:order.${key}`, { value });
  const money = (sum: Money) => formatMoney(sum.amount, sum.currency, reader.locale);
  const last =
    kind === 'paid'
      ? line('withdrawal', `${site.origin}${href('pages-return-policy')}`)
      : line(kind === 'withdrawn' || kind === 'refunded' ? 'back' : 'amount', money(amount));
  return [
    line('number', order.id),
    line('date', day(new Date(order.created_at), reader)),
    line('product', productOf(order, translate)),
    line('price', money(order.price)),
    line('tax', money(order.tax)),
    last,
    ...renewalOf(kind, stored, { site, money, translate }),
    ...(refund?.isUngranted ? [translate('mail:order.discountUsed')] : []),
  ];
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
  const locale = member.language ?? site.settings.domain_language;
  const reader: Reader = { locale, timezone: member.timezone };
  const translate = await createTranslate(locale);
  const { refund, currency, changedAt } = order;
  const amount = { amount: amountOf(kind, order), currency };
  const received = moment(refund?.declaredAt ? new Date(refund.declaredAt) : changedAt, reader);
  const mail = await composeMail({
    kind,
    site,
    locale,
    to: member.email,
    name: member.name,
    link: `${site.origin}${href('transactions-transactionId', { transactionId: id })}`,
    values: { reference: id, received, support: site.settings.support_email },
    quotes: linesOf(kind, order, { site, reader, translate, amount }),
  });
  await mailer.send(mail);
}
