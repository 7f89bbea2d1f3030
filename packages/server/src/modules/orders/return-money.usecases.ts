import {
  extendedPremium,
  followReturns,
  returnPostings,
  reversalPostings,
  type Return,
  type ReturnChange,
  stateOfReturns,
} from '@meetcute/core';
import type { Change } from '../../database/unit-of-work.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { lostCredits, postEntry, postMoney } from '../ledger/ledger.repository.ts';
import { updateMember } from '../members/members.repository.ts';
import { appendUser } from '../members/members.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { followPayment, followReturn } from '../subscriptions/follow-order.usecases.ts';
import { updateReturns } from './orders.repository.ts';
import { type Order, signatureOf } from './orders.table.ts';
import { transactionOf } from './orders.view.ts';

/** Site and time of a report, and the log that operators read. */
export interface ReturnContext extends Pick<Services, 'log'> {
  site: Site;
  now: Date;
}

/** Pause in ms before a refund is looked at again, because it may fail. */
export const REFUND_CHECK_PAUSE = 86_400_000;

/** Returns the reason and the author of the entry of a change. */
function signature({ state, refund }: Order, { effect, moneyReturn }: ReturnChange) {
  const author = 'payment provider';
  if (effect === 'give' && moneyReturn.kind === 'refund')
    return { reason: `Refund ${moneyReturn.id} has failed.`, author };
  if (effect === 'give') return { reason: `Chargeback ${moneyReturn.id} was reversed.`, author };
  const isRequested =
    state === 'paid' && moneyReturn.kind === 'refund' && moneyReturn.amount === refund?.amount;
  return isRequested ? signatureOf(refund) : {};
}

/** Posts money that goes back or is here again, and takes what the buyer has for it, or grants it again. */
async function applyReturn(
  change: Change,
  { site, now }: ReturnContext,
  order: Order,
  returnChange: ReturnChange & { subject: string },
): Promise<void> {
  const { effect, part, subject } = returnChange;
  const { memberId, product, currency } = order;
  const member = memberId === null ? null : await readMember(change.tx, site.id, memberId);
  const payment = { total: part.amount, tax: part.tax, currency };
  const isGranted = member && !order.refund?.isUngranted;
  const credits = isGranted && product.credits !== null ? part.unused : 0;
  const kind = effect === 'take' ? ('return' as const) : ('reversal' as const);
  const entry = { siteId: site.id, kind, subject, at: now, ...signature(order, returnChange) };
  const missingCredits =
    isGranted && effect === 'give' ? await lostCredits(change.tx, site.id, member.id) : 0;
  const postings =
    effect === 'take'
      ? returnPostings(payment, credits, member?.credits ?? 0)
      : reversalPostings(payment, credits, missingCredits);
  if (!member) return postMoney(change.tx, entry, postings);
  await postEntry(change.tx, { ...entry, memberId: member.id }, postings);
  if (product.days === null || !isGranted) return;
  const days = effect === 'take' ? -part.unused : part.unused;
  const paidUntil = extendedPremium(member.paidUntil, days, now);
  await updateMember(change.tx, site.id, member.id, { paidUntil });
  const input = { site, memberId: member.id, now };
  if (effect === 'take') await followReturn(change, input, order, paidUntil);
  // What ended with the first return does not renew again by itself.
  else await followPayment(change, input, { ...order, renewal: null }, paidUntil);
}

/** Mails by what happens to a return. */
const mails = {
  take: { refund: 'refunded', chargeback: 'charged_back' },
  give: { refund: 'refund_failed', chargeback: 'reversed' },
} as const;

/** Returns the refunds that have failed since the order was last changed. */
const failedOf = (earlierReturns: readonly Return[], returns: readonly Return[]): Return[] =>
  returns.filter(
    ({ id, kind, isUndone }) =>
      kind === 'refund' && isUndone && !earlierReturns.some((each) => each.id === id && each.isUndone),
  );

/**
 * Follows the refunds and chargebacks that a provider reports of a paid order: what goes back is taken, and what is here
 * again is granted again. A refund that fails is not requested any more, and left to the operators. The buyer must be locked.
 */
export async function followReported(
  change: Change,
  context: ReturnContext,
  order: Order,
  reportedReturns: readonly Return[],
): Promise<Order> {
  const { returns, changes } = followReturns(transactionOf(order), order.returns, reportedReturns);
  const failedRefunds = failedOf(order.returns, returns);
  if (changes.length === 0 && returns.length === order.returns.length) return order;
  const isLost = failedRefunds.some(({ amount }) => amount === (order.refund?.amount ?? amount));
  const { site, now, log } = context;
  const state = stateOfReturns(returns);
  // One that was never granted stays owed, until an operator sends it again.
  const refund = isLost && !order.refund?.isUngranted ? null : order.refund;
  const movedOrder = {
    ...order,
    returns,
    state,
    refund,
    changedAt: changes.length > 0 ? now : order.changedAt,
  };
  await updateReturns(change.tx, order.id, movedOrder);
  for (const each of changes) {
    const subject = returns[0]?.id === each.moneyReturn.id ? order.id : `${order.id}/${each.moneyReturn.id}`;
    await applyReturn(change, context, order, { ...each, subject });
  }
  for (const { id, amount } of failedRefunds)
    log.error('A refund has failed', { site: site.id, order: order.id, refund: id, amount });
  followUp(change, movedOrder, { changes, isLost });
  if (order.memberId !== null && changes.length > 0) {
    change.append(order.memberId, 'transaction', transactionOf(movedOrder));
    await appendUser(change, { site, memberId: order.memberId, now });
  }
  return movedOrder;
}

/** Adds the mails to the buyer, and the jobs that look after refunds. */
function followUp(
  { addJobs }: Change,
  { id, state, refund, returns, changedAt }: Order,
  { changes, isLost }: { changes: readonly ReturnChange[]; isLost: boolean },
): void {
  const kinds = new Set<string>(changes.map(({ effect, moneyReturn }) => mails[effect][moneyReturn.kind]));
  if (isLost) kinds.add('refund_failed');
  // Mailed when the payment arrived.
  if (refund?.isUngranted && !returns.some(({ isUndone }) => isUndone)) kinds.delete('refunded');
  addJobs(
    [...kinds].map((kind) => ({
      id: `order-mail-${id}-${kind}`,
      kind: 'order-mail' as const,
      subject: `${id} ${kind}`,
    })),
  );
  const dueAt = new Date(changedAt.getTime() + REFUND_CHECK_PAUSE);
  if (changes.some(({ effect, moneyReturn }) => effect === 'take' && moneyReturn.kind === 'refund'))
    addJobs([{ id: `check-refund-${id}`, kind: 'check-refund', subject: id, dueAt }]);
  // A refund that was requested before a chargeback is still owed once that is reversed.
  if (state === 'paid' && refund && !isLost)
    addJobs([{ id: `refund-${id}`, kind: 'refund-order', subject: id }]);
}
