import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { discountCode } from '../entities/account.ts';
import { transaction } from '../entities/order.ts';
import { paymentMethod, shelf } from '../entities/shop.ts';
import { country, done, id, money, text } from '../wire.ts';

const buyer = z.strictObject({ country: z.optional(country) });

/** Calls about discounts, products and payments. */
export const commerceCalls = {
  getDiscountCode: defineCall({
    name: 'getDiscountCode',
    summary:
      'Returns the discount of a typed `code`, the `welcome` discount before the first payment, or the bonus that matches any other query. Null if there is none; not_found for an unknown code.',
    method: 'GET',
    path: '/api/discountcode.php',
    query: z.catchall(z.object({ welcome: z.optional(z.enum(['true', 'false'])) }), text(200)),
    response: z.object({ discount_code: z.nullable(discountCode) }),
    errors: ['not_found'],
    transport: 'json',
    origin: 'specification',
    auth: 'member',
  }),
  getCredits: defineCall({
    name: 'getCredits',
    summary:
      'Returns credit packages with their prices in a country, and the payment methods there. Default: the country of the visitor.',
    method: 'GET',
    path: '/api/credits.php',
    query: buyer,
    response: shelf,
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'visitor',
  }),
  getPremium: defineCall({
    name: 'getPremium',
    summary:
      'Returns premium plans with their prices in a country, and the payment methods there. Default: the country of the visitor.',
    method: 'GET',
    path: '/api/premium.php',
    query: buyer,
    response: shelf,
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'visitor',
  }),
  createOrder: defineCall({
    name: 'createOrder',
    summary:
      'Orders a product at the price that the buyer has seen. Nothing is paid yet. Conflict if the price is another by now.',
    method: 'POST',
    path: '/api/orders.php',
    payload: z.strictObject({
      product: id,
      country,
      payment_method: paymentMethod,
      price: money,
      discount_code: z.optional(text(100, 1)),
    }),
    response: z.object({ transaction }),
    errors: ['not_found', 'conflict', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  startPayment: defineCall({
    name: 'startPayment',
    summary:
      'Returns the address of the page where an open order is paid, always the same one. Conflict for an order that cannot be paid any more.',
    method: 'POST',
    path: '/api/checkout.php',
    payload: z.strictObject({ transaction: id }),
    response: z.object({ pay_url: z.string() }),
    errors: ['not_found', 'conflict'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  getTransaction: defineCall({
    name: 'getTransaction',
    summary: "Returns one of the member's orders with its current state.",
    method: 'GET',
    path: '/api/transactions.php',
    query: z.strictObject({ id }),
    response: z.object({ transaction }),
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  getOrders: defineCall({
    name: 'getOrders',
    summary: "Returns the member's newest 50 orders, or those before one of them, newest first.",
    method: 'GET',
    path: '/api/orders.php',
    query: z.strictObject({ before: z.optional(id) }),
    response: z.object({ transactions: z.array(transaction) }),
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  confirmPayment: defineCall({
    name: 'confirmPayment',
    summary:
      'Receives the notice of a payment provider that the state of a payment has changed. Only its address counts; the server asks the provider for the state.',
    method: 'POST',
    path: '/api/payments.php',
    query: z.strictObject({ order: id, token: text(200, 1) }),
    response: done,
    errors: ['not_found'],
    transport: 'mail',
    origin: 'extension',
    auth: 'visitor',
  }),
} as const;
