import { calls } from '@meetcute/contract';
import { asc, count, eq } from 'drizzle-orm';
import { messages } from '../../src/modules/messages/messages.table.ts';
import { type Order, orders } from '../../src/modules/orders/orders.table.ts';
import type { Site } from '../../src/sites.ts';
import { testSettings } from '../test-settings.ts';
import type { TestMember, TestWorld } from '../test-world.ts';
import type { ShakyPayments } from './shaky-payments.ts';

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
  },
};
const CREDITS = { product: 'c20', country: 'NL', payment_method: 'card', price: eur(605) } as const;

/** Orders of the buyer. */
export const PRODUCTS = {
  credits: CREDITS,
  premium: { ...CREDITS, product: 'p30', price: eur(3000) },
} as const;

/** Recipient of the buyer's messages. */
export interface Recipient {
  member: TestMember;
  conversation: string;
  readUntil: number;
  hasBlocked: boolean;
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
  /** Product of the last order. */
  last: keyof typeof PRODUCTS;
}

/** Opens the people of a story. */
export async function openStory(world: TestWorld, payments: ShakyPayments): Promise<Story> {
  const buyer = await world.join('paid');
  const recipients: Recipient[] = [];
  for (let number = 0; number < 2; number += 1) {
    const member = await world.join('paid');
    const { id } = await buyer.call(calls.startChat, { query: { profile: member.id } });
    recipients.push({ member, conversation: id, readUntil: 0, hasBlocked: false });
  }
  const startedAt = world.services.clock.now().getTime();
  return { world, payments, startedAt, buyer, recipients, ordered: new Map(), last: 'credits' };
}

/** Returns the buyer's orders, oldest first. */
export const ordersOf = ({ world, buyer }: Story): Promise<Order[]> =>
  world.db
    .select()
    .from(orders)
    .where(eq(orders.memberId, buyer.id))
    .orderBy(asc(orders.createdAt), asc(orders.id));

/** Returns the number of messages of a conversation, which is the id of the newest. */
export async function messagesOf({ world }: Story, { conversation }: Recipient): Promise<number> {
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
