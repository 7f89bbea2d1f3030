import * as z from 'zod/mini';
import { minLength } from '../lengths.ts';
import { country, currency, id, instant, money, text } from '../wire.ts';

/** Ways to pay. Which of them a site offers depends on the buyer's country. */
export const paymentMethod = z.enum(['card', 'paypal', 'ideal', 'bancontact', 'sepa', 'przelewy24']);

/**
 * Returns the schema of the discounts of a site. A member gets the `welcome` one until the first payment, a `typed` one
 * for its code, and a `time_bonus` for `minutes` minutes after the first request whose query has the values of `query`.
 */
function discountSchema() {
  const discount = { code: text(100, 1), percent: z.int().check(z.gte(1), z.lte(99)) };
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('welcome'), ...discount }),
    z.strictObject({ kind: z.literal('typed'), ...discount, until: z.optional(instant) }),
    z.strictObject({
      kind: z.literal('time_bonus'),
      ...discount,
      minutes: z.int().check(z.gte(1)),
      query: z.record(z.string().check(minLength(1)), text(200)),
    }),
  ]);
}

/**
 * Returns the schema of the products of a site and the countries in which it sells. Known to the server only; buyers get
 * the prices of their country. `prices` are by currency, in its minor unit, and include tax; a product without one in the
 * currency of a country is not sold there. `tax` is the rate in hundredths of a percent: 2100 for 21 %. A function, so
 * that browsers do not load it.
 */
export function shopSchema() {
  const positive = z.int().check(z.gte(1));
  const prices = z.record(currency, positive);
  const sale = z.strictObject({
    currency,
    tax: z.int().check(z.gte(0), z.lte(10_000)),
    payment_methods: z.array(paymentMethod).check(minLength(1)),
  });
  return z.strictObject({
    products: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ id, kind: z.literal('credits'), credits: positive, prices }),
        z.strictObject({ id, kind: z.literal('premium'), days: positive, prices }),
      ]),
    ),
    countries: z.record(country, sale),
    discounts: z.optional(z.array(discountSchema())),
  });
}

/**
 * Product for sale. `credits` is null for premium, `days` for credits. The price includes the tax. `lowest_recent` is the
 * lowest price that everybody could get in the 30 days before a discount; omitted while unknown, and in orders.
 */
export const product = z.object({
  id,
  kind: z.enum(['credits', 'premium']),
  credits: z.nullable(z.int()),
  days: z.nullable(z.int()),
  price: money,
  tax: money,
  lowest_recent: z.optional(money),
});

/**
 * Products and payment methods for buyers of a country; null, and nothing for sale, where the site does not sell.
 * `tax_rate` is in hundredths of a percent: 2100 for 21 %.
 */
export const shelf = z.object({
  country: z.nullable(country),
  tax_rate: z.int(),
  products: z.array(product),
  payment_methods: z.array(paymentMethod),
});

export type PaymentMethod = z.output<typeof paymentMethod>;
export type Shop = z.output<ReturnType<typeof shopSchema>>;
export type ShopDiscount = z.output<ReturnType<typeof discountSchema>>;
export type Product = z.output<typeof product>;
export type Shelf = z.output<typeof shelf>;
