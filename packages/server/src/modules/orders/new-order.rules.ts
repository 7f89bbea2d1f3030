import type { Ids } from '../../ports/ports.ts';
import type { Site } from '../../sites.ts';
import type { Order } from './orders.table.ts';

/** Returns a new order of a product at its own price. */
export const newOrder = (
  ids: Ids,
  { site, memberId, now }: { site: Pick<Site, 'id'>; memberId: string; now: Date },
  purchase: Pick<Order, 'product' | 'country' | 'paymentMethod'>,
): Order => ({
  id: ids.id(),
  siteId: site.id,
  memberId,
  ...purchase,
  discountCode: null,
  amount: purchase.product.price.amount,
  tax: purchase.product.tax.amount,
  currency: purchase.product.price.currency,
  state: 'open',
  renewal: null,
  refund: null,
  returns: [],
  noticeToken: ids.secret(),
  reference: null,
  payUrl: null,
  checkedAt: null,
  createdAt: now,
  changedAt: now,
});
