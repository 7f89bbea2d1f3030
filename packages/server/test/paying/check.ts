import { DAY_MS, imbalances, walletBalance } from '@meetcute/core';
import { eq, inArray, or } from 'drizzle-orm';
import { expect } from 'vitest';
import { ledgerEntries, ledgerPostings } from '../../src/modules/ledger/ledger.table.ts';
import { members } from '../../src/modules/members/members.table.ts';
import type { Order } from '../../src/modules/orders/orders.table.ts';
import { messagesOf, ordersOf, type Story } from './story.ts';

const MESSAGE_PRICE = 2;

/** A mail that the site has sent. */
export interface SentMail {
  to: string;
  text: string;
  at: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type Posted = Awaited<ReturnType<typeof postingsOf>>[number];

/** Returns the postings about the buyer, and about the orders of one who is erased. */
const postingsOf = ({ world, buyer, orderIds }: Story) =>
  world.db
    .select({
      kind: ledgerEntries.kind,
      subject: ledgerEntries.subject,
      entry: ledgerEntries.id,
      account: ledgerPostings.account,
      unit: ledgerPostings.unit,
      amount: ledgerPostings.amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(or(eq(ledgerEntries.memberId, buyer.id), inArray(ledgerEntries.subject, [...orderIds])));

/** Returns the buyer; null once the account is erased. */
const findBuyer = async ({ world, buyer }: Story) =>
  (await world.db.select().from(members).where(eq(members.id, buyer.id)))[0] ?? null;
type Buyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

/** Checks what holds after each step. */
export async function checkWallet(story: Story): Promise<void> {
  expect((await findBuyer(story))?.credits ?? 0).toBeGreaterThanOrEqual(0);
}

/** Checks that an order was granted once if it was paid, and that its money is where the provider says. */
function checkOrder({ payments }: Story, order: Order, postings: readonly Posted[]): void {
  const findAmounts = (kind: Posted['kind'], account: Posted['account']) =>
    postings
      .filter((each) => each.subject === order.id && each.kind === kind && each.account === account)
      .map(({ amount }) => amount);
  const { paid, back } = payments.moved(order.id, order.amount);
  expect(payments.paymentsOf(order.id).length).toBeLessThanOrEqual(1);
  expect(back).toBeLessThanOrEqual(paid);
  expect(sum(findAmounts('payment', 'provider')) + sum(findAmounts('return', 'provider'))).toBe(paid - back);
  const isPosted = findAmounts('payment', 'provider').length > 0;
  const isGranted = isPosted && !order.refund?.isUngranted;
  expect(findAmounts('payment', 'provider')).toEqual(isPosted ? [order.amount] : []);
  expect(findAmounts('payment', 'wallet')).toEqual(
    isGranted && order.product.credits ? [order.product.credits] : [],
  );
  expect(findAmounts('return', 'provider').length).toBeLessThanOrEqual(isPosted ? 1 : 0);
  expect(sum(findAmounts('return', 'issued'))).toBeLessThanOrEqual(
    isGranted ? (order.product.credits ?? 0) : 0,
  );
  // What is still paid has been granted, and only that.
  expect(order.state === 'paid').toBe(paid > 0 && back === 0);
}

/** Checks that each kept message was paid once, and that of those to absent recipients only the received ones are kept. */
async function checkMessages(story: Story, postings: readonly Posted[]): Promise<void> {
  let keptCount = 0;
  for (const recipient of story.recipients) {
    const storedCount = await messagesOf(story, recipient);
    keptCount += storedCount;
    if (!recipient.isAway) continue;
    expect(storedCount).toBeGreaterThanOrEqual(recipient.sureUntil);
    expect(storedCount).toBeLessThanOrEqual(recipient.seenUntil);
  }
  const spentAmounts = postings.filter(({ account }) => account === 'spent').map(({ amount }) => amount);
  expect(sum(spentAmounts)).toBe(MESSAGE_PRICE * keptCount);
}

/** Checks that premium lasts as long as the orders that were paid and kept, within the time that passed. */
function checkPremium({ world, startedAt }: Story, { paidUntil }: Buyer, orders: readonly Order[]): void {
  const now = world.services.clock.now().getTime();
  const premium = orders.filter(({ product, refund }) => product.days !== null && !refund?.isUngranted);
  const grantedOrders = premium.filter(({ state }) => state === 'paid');
  const keptOrders = premium.filter(({ state, refund }) => state === 'refunded' && refund);
  const days = 30 * grantedOrders.length + sum(keptOrders.map(({ refund }) => 30 - refund!.unused));
  const premiumDays = ((paidUntil?.getTime() ?? startedAt) - startedAt) / DAY_MS;
  expect(Math.abs(premiumDays - days)).toBeLessThanOrEqual((now - startedAt) / DAY_MS + 0.001);
}

/** Checks that each charge of a renewal came a week after a reminder of its own. */
function checkReminders({ buyer }: Story, orders: readonly Order[], mails: readonly SentMail[]): void {
  const reminders = mails.filter(
    ({ to, text }) => to.startsWith(buyer.id) && text.includes('we’ll charge €'),
  );
  const charges = orders.filter(({ renewal }) => renewal === 'charge');
  charges.forEach(({ createdAt }, index) => {
    const reminder = reminders[index]?.at ?? Infinity;
    expect(createdAt.getTime() - reminder).toBeGreaterThanOrEqual(7 * DAY_MS);
  });
}

/** Checks that only one order has got the welcome discount. */
function checkDiscounts(orders: readonly Order[], postings: readonly Posted[]): void {
  const welcome = orders.filter(({ id, discountCode, refund }) => {
    const isPaid = postings.some(({ subject, kind }) => subject === id && kind === 'payment');
    return discountCode === 'HELLO' && isPaid && !refund?.isUngranted;
  });
  expect(welcome.length).toBeLessThanOrEqual(1);
}

/** Checks what holds once a story is over and settled. `mails` are all that were sent. */
export async function checkStory(story: Story, mails: readonly SentMail[]): Promise<void> {
  const orders = await ordersOf(story);
  const postings = await postingsOf(story);
  for (const ids of story.ordered.values()) expect(ids.size).toBeLessThanOrEqual(1);
  const orderIds = [...story.ordered.values()].flatMap((ids) => [...ids]);
  const placedOrders = orders.filter(({ renewal }) => renewal !== 'charge');
  expect(placedOrders.map(({ id }) => id).toSorted()).toEqual(orderIds.toSorted());
  for (const order of orders) checkOrder(story, order, postings);
  checkDiscounts(orders, postings);
  checkReminders(story, orders, mails);
  for (const entry of Map.groupBy(postings, (posting) => posting.entry).values())
    expect(imbalances(entry)).toEqual(new Map());
  const buyer = await findBuyer(story);
  if (!buyer) return;
  expect(buyer.credits).toBe(walletBalance(postings));
  await checkMessages(story, postings);
  checkPremium(story, buyer, orders);
}
