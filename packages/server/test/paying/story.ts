import { calls } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { asc, count, eq, inArray, or } from 'drizzle-orm';
import { jobs } from '../../src/jobs/jobs.table.ts';
import { ledgerEntries, ledgerPostings } from '../../src/modules/ledger/ledger.table.ts';
import { members } from '../../src/modules/members/members.table.ts';
import { messages } from '../../src/modules/messages/messages.table.ts';
import { type Order, orders } from '../../src/modules/orders/orders.table.ts';
import { sessions } from '../../src/modules/sessions/sessions.table.ts';
import type { Site } from '../../src/sites.ts';
import { testSettings } from '../test-settings.ts';
import type { TestMember, TestWorld } from '../test-world.ts';
import type { ShakyPayments } from './shaky-payments.ts';
import type { Wish } from './steps.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** Site of the stories, with a shop. */
export const site: Site = {
  id: 'paid',
  hosts: ['paid.test'],
  origin: 'http://paid.test',
  settings: testSettings({ message_credits: 2 }),
  shop: {
    products: [
      { id: 'c20', kind: 'credits', credits: 20, prices: { EUR: 605 } },
      { id: 'p30', kind: 'premium', days: 30, prices: { EUR: 3000 } },
    ],
    countries: { NL: { currency: 'EUR', tax: 2100, payment_methods: ['card'] } },
    discounts: [
      { code: 'HELLO', kind: 'welcome', percent: 20 },
      { code: 'HOUR', kind: 'time_bonus', percent: 30, minutes: 60, query: { bonus: 'hour' } },
    ],
  },
};
const CREDITS = { product: 'c20', country: 'NL', payment_method: 'card', price: eur(605) } as const;

/** Orders of the buyer. */
export const PRODUCTS = {
  credits: CREDITS,
  premium: { ...CREDITS, product: 'p30', price: eur(3000) },
} as const;

const CODES = {
  none: null,
  welcome: { discount_code: 'HELLO', prices: { credits: 484, premium: 2400 } },
  bonus: { discount_code: 'HOUR', prices: { credits: 424, premium: 2100 } },
} as const;

/** Returns the order of what a buyer wishes, as the browser sends it. */
export function payloadOf({ product, discount, renews }: Wish) {
  const [order, code] = [PRODUCTS[product], CODES[discount]];
  return {
    ...order,
    ...(code && { discount_code: code.discount_code, price: eur(code.prices[product]) }),
    ...(product === 'premium' && renews ? { renews } : {}),
  };
}

/** Recipient of the buyer's messages. */
export interface Recipient {
  member: TestMember;
  /** Null before the first message. */
  conversation: string | null;
  readUntil: number;
  /** Newest message that a browser of the recipient has received. */
  seenUntil: number;
  /** Newest message that the server knows to be received, also if it died since. */
  sureUntil: number;
  /** Whether the recipient has blocked the buyer or deleted the account, after which nothing can arrive. */
  isAway: boolean;
}

/** People of a story, and what they remember. */
export interface Story {
  world: TestWorld;
  payments: ShakyPayments;
  startedAt: number;
  buyer: TestMember;
  recipients: readonly Recipient[];
  /** Ids of orders by the idempotency key of their requests, as the responses had them. */
  ordered: Map<string, Set<string>>;
  /** Last order. */
  last: Wish;
  /** Ids of all orders of the buyer, who can be erased. */
  orderIds: Set<string>;
}

/** Opens the people of a story. */
export async function openStory(world: TestWorld, payments: ShakyPayments): Promise<Story> {
  const startedAt = world.services.clock.now().getTime();
  const buyer = await world.join('paid', { language: 'en' });
  const recipients: Recipient[] = [];
  for (let number = 0; number < 2; number += 1) {
    const member = await world.join('paid');
    recipients.push({ member, conversation: null, readUntil: 0, seenUntil: 0, sureUntil: 0, isAway: false });
  }
  // Nobody is logged out, however long the story is.
  const expiresAt = new Date(startedAt + 3650 * DAY_MS);
  await world.db.update(sessions).set({ expiresAt });
  const last: Wish = { product: 'credits', discount: 'none', renews: false };
  return { world, payments, startedAt, buyer, recipients, ordered: new Map(), last, orderIds: new Set() };
}

/** Removes what a story has left, and moves the clock back, so that the next one does not wait for its jobs and orders. */
export async function closeStory({ world, startedAt }: Story): Promise<void> {
  await world.services.background.settle();
  for (const table of [ledgerPostings, ledgerEntries, orders, jobs, members]) await world.db.delete(table);
  world.pass(startedAt - world.services.clock.now().getTime());
}

/** Returns the buyer's orders, oldest first, also after the account was erased. */
export async function ordersOf({ world, buyer, orderIds }: Story): Promise<Order[]> {
  const rows = await world.db
    .select()
    .from(orders)
    .where(or(eq(orders.memberId, buyer.id), inArray(orders.id, [...orderIds])))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  for (const { id } of rows) orderIds.add(id);
  return rows;
}

/** Returns the number of messages of a conversation, which is the id of the newest. */
export async function messagesOf({ world }: Story, { conversation }: Recipient): Promise<number> {
  if (conversation === null) return 0;
  const [row] = await world.db
    .select({ stored: count() })
    .from(messages)
    .where(eq(messages.conversationId, conversation));
  return row?.stored ?? 0;
}

/** Sends the notice of an order's payment to the server. */
export function notify({ world }: Story, { id, noticeToken }: Order, isForged = false): Promise<Response> {
  const query = new URLSearchParams({ order: id, token: isForged ? 'guessed' : noticeToken });
  return world.visitor('paid').fetch(`${calls.confirmPayment.path}?${query}`, { method: 'POST' });
}
