import { DAY_MS, imbalances, walletBalance } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ledgerEntries, ledgerPostings } from '../../src/modules/ledger/ledger.table.ts';
import { members } from '../../src/modules/members/members.table.ts';
import type { Order } from '../../src/modules/orders/orders.table.ts';
import { messagesOf, ordersOf, type Story } from './story.ts';

const COST = 2;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

type Posted = Awaited<ReturnType<typeof postingsOf>>[number];

const postingsOf = ({ world, buyer }: Story) =>
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
    .where(eq(ledgerEntries.memberId, buyer.id));

const buyerRow = async ({ world, buyer }: Story) =>
  (await world.db.select().from(members).where(eq(members.id, buyer.id)))[0]!;

/** Checks what holds after each step. */
export async function checkWallet(story: Story): Promise<void> {
  expect((await buyerRow(story)).credits).toBeGreaterThanOrEqual(0);
}

/** Checks that an order was granted once if it was paid, and that its money is where the provider says. */
function checkOrder({ payments }: Story, order: Order, posted: readonly Posted[]): void {
  const of = (kind: Posted['kind'], account: Posted['account']) =>
    posted
      .filter((each) => each.subject === order.id && each.kind === kind && each.account === account)
      .map(({ amount }) => amount);
  const { paid, back } = payments.moved(order.id, order.amount);
  expect(back).toBeLessThanOrEqual(paid);
  expect(sum(of('payment', 'provider')) + sum(of('return', 'provider'))).toBe(paid - back);
  const isGranted = of('payment', 'provider').length > 0;
  expect(of('payment', 'provider')).toEqual(isGranted ? [order.amount] : []);
  expect(of('payment', 'wallet')).toEqual(isGranted && order.product.credits ? [order.product.credits] : []);
  expect(of('return', 'provider').length).toBeLessThanOrEqual(isGranted ? 1 : 0);
  expect(sum(of('return', 'issued'))).toBeLessThanOrEqual(isGranted ? (order.product.credits ?? 0) : 0);
  // What is still paid has been granted, and only that.
  expect(order.state === 'paid').toBe(paid > 0 && back === 0);
}

/** Checks that each message was paid once, and only undelivered ones to blocking recipients were refunded. */
async function checkMessages(story: Story, posted: readonly Posted[]): Promise<void> {
  let kept = 0;
  for (const recipient of story.recipients) {
    const stored = await messagesOf(story, recipient);
    kept += recipient.hasBlocked ? recipient.readUntil : stored;
  }
  expect(sum(posted.filter(({ account }) => account === 'spent').map(({ amount }) => amount))).toBe(
    COST * kept,
  );
}

/** Checks that premium lasts as long as the orders that were paid and kept, within the time that passed. */
async function checkPremium(story: Story, bought: readonly Order[]): Promise<void> {
  const { paidUntil } = await buyerRow(story);
  const { startedAt } = story;
  const now = story.world.services.clock.now().getTime();
  const granted = bought.filter(({ product, state }) => product.days !== null && state === 'paid');
  const kept = bought.filter(
    ({ product, state, refund }) => product.days !== null && state === 'refunded' && refund,
  );
  const days = 30 * granted.length + sum(kept.map(({ refund }) => 30 - refund!.unused));
  const left = ((paidUntil?.getTime() ?? startedAt) - startedAt) / DAY_MS;
  expect(Math.abs(left - days)).toBeLessThanOrEqual((now - startedAt) / DAY_MS + 0.001);
}

/** Checks that each entry of the buyer sums to zero, and that all of them add up to the credits. */
async function checkLedger(story: Story, posted: readonly Posted[]): Promise<void> {
  for (const entry of Map.groupBy(posted, (posting) => posting.entry).values())
    expect(imbalances(entry)).toEqual(new Map());
  expect((await buyerRow(story)).credits).toBe(walletBalance(posted));
}

/** Checks what holds once a story is over and settled. */
export async function checkStory(story: Story): Promise<void> {
  const bought = await ordersOf(story);
  const posted = await postingsOf(story);
  for (const ids of story.ordered.values()) expect(ids.size).toBeLessThanOrEqual(1);
  const known = [...story.ordered.values()].flatMap((ids) => [...ids]);
  expect(bought.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
  for (const order of bought) checkOrder(story, order, posted);
  await checkLedger(story, posted);
  await checkMessages(story, posted);
  await checkPremium(story, bought);
}
