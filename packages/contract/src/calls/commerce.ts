import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { discountCode, transaction } from '../entities/account.ts';
import { paymentMethod, shelf } from '../entities/shop.ts';
import { country, id, text } from '../wire.ts';

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
    summary: 'Orders a product. Returns the transaction and the payment URL.',
    method: 'POST',
    path: '/api/orders.php',
    payload: z.strictObject({
      product: id,
      payment_method: paymentMethod,
      discount_code: z.optional(text(100)),
    }),
    response: z.object({ transaction, pay_url: z.string() }),
    errors: ['not_found', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  getTransaction: defineCall({
    name: 'getTransaction',
    summary: "Returns the state of one of the member's payments.",
    method: 'GET',
    path: '/api/transactions.php',
    query: z.strictObject({ id }),
    response: z.object({ transaction }),
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  confirmPayment: defineCall({
    name: 'confirmPayment',
    summary:
      "Receives a notification from a payment provider. The provider's adapter verifies its signature.",
    method: 'POST',
    path: '/api/payments/:provider',
    params: ['provider'],
    payload: z.record(z.string(), z.unknown()),
    response: z.null(),
    errors: ['not_found', 'forbidden'],
    transport: 'json',
    origin: 'extension',
    auth: 'visitor',
  }),
} as const;
