import { backOf } from '@meetcute/core';
import { formatMoney } from '@meetcute/i18n';
import { StartError } from '../../database/data-folder.ts';
import { findId } from '../../database/find-id.ts';
import { ServerError } from '../../errors.ts';
import { correctCredits } from '../../modules/ledger/corrections.usecases.ts';
import { findLedgerProblems } from '../../modules/ledger/ledger-check.repository.ts';
import { listEntries } from '../../modules/ledger/ledger.repository.ts';
import { findByEmail } from '../../modules/members/members.repository.ts';
import type { Member } from '../../modules/members/members.table.ts';
import { listOrders } from '../../modules/orders/orders.repository.ts';
import { type Order, orders } from '../../modules/orders/orders.table.ts';
import { requestOrderRefund } from '../../modules/orders/refund-order.usecases.ts';
import { randomIds } from '../../ports/defaults.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite } from '../context.ts';
import type { Signature } from '../options.ts';
import { instant, table } from '../text-table.ts';

/** Values of a command about a member. */
interface About {
  site: string;
  /** Address of the member. */
  argument: string;
}

/** Number of entries that `show` lists. */
const ENTRIES = 20;

async function requireMember({ db }: CommandContext, { site, argument: email }: About): Promise<Member> {
  await requireSite(db, site);
  const member = await findByEmail(db, site, email);
  if (!member) throw new StartError(`${site} has no account with the address ${email}.`);
  return member;
}

/** Checks whether the ledger of a site adds up. */
export async function check({ db }: CommandContext, { site }: Pick<About, 'site'>): Promise<CommandOutput> {
  await requireSite(db, site);
  const problems = await findLedgerProblems(db, { site });
  if (problems.length === 0) return { text: `The ledger of ${site} adds up.`, data: [] };
  const rows = problems.map(({ what, name, difference }) => [what, name, String(difference)]);
  const list = table(['what', 'name', 'difference'], rows);
  return { text: `The ledger of ${site} does not add up:\n${list}`, data: problems, isFailure: true };
}

/** Shows the credits of a member and the newest entries of the ledger. */
export async function show(context: CommandContext, values: About): Promise<CommandOutput> {
  const { siteId, id, email, credits } = await requireMember(context, values);
  const entries = await listEntries(context.db, siteId, { memberId: id, limit: ENTRIES });
  const head = ['at (UTC)', 'kind', 'credits', 'subject', 'author', 'reason'];
  const rows = entries.map((entry) => [
    instant(entry.at),
    entry.kind,
    entry.credits > 0 ? `+${entry.credits}` : String(entry.credits),
    entry.subject,
    entry.author ?? '-',
    entry.reason ?? '-',
  ]);
  const list = rows.length === 0 ? 'No entries.' : table(head, rows);
  const data = entries.map(({ at, kind, credits: change, subject, author, reason }) => ({
    at,
    kind,
    credits: change,
    subject,
    author,
    reason,
  }));
  return { text: `Credits of ${email}: ${credits}\n${list}`, data: { email, credits, entries: data } };
}

/** Returns the state of an order with what operators must know about its refunds. */
function stateOf({ state, refund: requestedRefund, returns, currency }: Order): string {
  const money = (amount: number) => formatMoney(amount, currency, 'en');
  if (state === 'refunded' || state === 'charged_back')
    return returns.length > 0 ? `${state} ${money(backOf(returns))}` : state;
  if (state !== 'paid') return state;
  const failedRefund = returns.findLast(({ kind, isUndone }) => kind === 'refund' && isUndone);
  // A payment that granted nothing stays requested back when its refund fails.
  if (requestedRefund && !(failedRefund && requestedRefund.isUngranted))
    return `paid, ${money(requestedRefund.amount)} requested back`;
  return failedRefund ? `paid, refund of ${money(failedRefund.amount)} failed` : state;
}

/** Lists the newest orders of a member. */
export async function listMemberOrders(context: CommandContext, values: About): Promise<CommandOutput> {
  const { siteId, id, email } = await requireMember(context, values);
  const newest = await listOrders(context.db, siteId, { memberId: id, limit: ENTRIES });
  if (newest.length === 0) return { text: `${email} has no orders.`, data: [] };
  const head = ['order', 'at (UTC)', 'product', 'price', 'paid by', 'state', 'payment'];
  const rows = newest.map((order) => [
    order.id,
    instant(order.createdAt),
    order.product.id,
    formatMoney(order.amount, order.currency, 'en'),
    order.paymentMethod,
    stateOf(order),
    order.reference ?? '-',
  ]);
  const data = newest.map((order) => ({
    order: order.id,
    at: order.createdAt,
    product: order.product.id,
    amount: order.amount,
    currency: order.currency,
    paid_by: order.paymentMethod,
    state: order.state,
    payment: order.reference ?? null,
  }));
  return { text: `Orders of ${email}:\n${table(head, rows)}`, data };
}

/** Pays a whole order back. Throws a StartError when nothing can go back. */
export async function refund(
  services: CommandContext,
  { site, argument: order, reason, author }: About & Signature,
): Promise<CommandOutput> {
  await requireSite(services.db, site);
  const id = await findId(services.db, orders, { siteId: site, reference: order });
  const request = { siteId: site, id: id ?? order, reason, author, now: services.now };
  const outcome = await requestOrderRefund({ ...services, ids: randomIds }, request);
  if (outcome === null) throw new StartError(`${site} has no order ${order}.`);
  const { state, refund: part, amount, currency, product } = outcome.order;
  if (state !== 'paid') throw new StartError(`Order ${order} is ${state}, so nothing can go back.`);
  const money = formatMoney(part?.amount ?? amount, currency, 'en');
  if (outcome.wasRequested)
    return {
      text: `${money} of order ${order} is on its way back already, by ${part?.declaredAt ? 'a withdrawal' : 'an operator'}. The ledger names ${part?.author}. A running server sends it.`,
    };
  const deduction =
    product.credits === null
      ? `${part?.unused ?? 0} days of premium end`
      : `up to ${part?.unused ?? 0} credits leave the wallet, wherever they came from`;
  return {
    text: `${money} of order ${order} goes back to its buyer, and ${deduction}. A running server sends it within half a minute.`,
  };
}

/** Corrects the credits of a member. Throws a StartError when it has fewer than that. */
export async function correct(
  services: CommandContext,
  { by, reason, author, ...about }: About & Signature & { by: number },
): Promise<CommandOutput> {
  const { id } = await requireMember(services, about);
  const { argument: email } = about;
  const correction = { siteId: about.site, memberId: id, by, reason, author, now: services.now };
  try {
    const credits = await correctCredits({ ...services, ids: randomIds }, correction);
    return {
      text: `Corrected the credits of ${email} by ${by > 0 ? `+${by}` : by}. They are ${credits} now.`,
    };
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 'no_credits') throw error;
    throw new StartError(`${email} has fewer credits than that. Use show to see them.`, { cause: error });
  }
}
