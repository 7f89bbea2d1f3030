import type { CallPayload, calls, Transaction } from '@meetcute/contract';
import { orderTerms } from '@meetcute/core';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { unwrap } from '../../errors.ts';
import type { Ids } from '../../ports/ports.ts';
import type { ChangeInput } from '../members/members.usecases.ts';
import { isWelcome, percentOf } from '../shop/discounts.usecases.ts';
import { newOrder } from './new-order.rules.ts';
import { moveOrder } from './move-order.usecases.ts';
import { insertOrder, openWithDiscount } from './orders.repository.ts';
import { transactionOf } from './orders.view.ts';

/**
 * Orders a product for a member, on the terms of the shop and with the discount that the member has. Throws bad_request
 * (a country or method that the shop does not have), not_found (product, discount), conflict (the price has changed).
 * An earlier open order with the welcome discount is cancelled.
 */
export function createOrder(
  unitOfWork: UnitOfWork<{ transaction: Transaction }>,
  ids: Ids,
  { site, memberId, now }: ChangeInput,
  payload: CallPayload<typeof calls.createOrder>,
): Promise<{ transaction: Transaction }> {
  return unitOfWork.run([memberId], async (change) => {
    const { tx, append } = change;
    const { country, payment_method, discount_code = null } = payload;
    const percent =
      discount_code === null ? 0 : await percentOf(tx, { site, memberId, code: discount_code, now });
    const { product, price, tax } = unwrap(orderTerms(site.shop, payload, percent));
    const order = newOrder(ids, { site, memberId, now }, { product, country, paymentMethod: payment_method });
    order.discountCode = discount_code;
    order.amount = price.amount;
    order.tax = tax.amount;
    if (payload.renews) order.renewal = 'agreed';
    // The welcome discount is for one order, so a new one takes the place of an earlier one.
    if (discount_code !== null && isWelcome(site, discount_code))
      for (const earlier of await openWithDiscount(tx, site.id, { memberId, code: discount_code }))
        await moveOrder(change, { site, now }, earlier, 'cancelled');
    await insertOrder(tx, order);
    const transaction = transactionOf(order);
    append(memberId, 'transaction', transaction);
    return { transaction };
  });
}
