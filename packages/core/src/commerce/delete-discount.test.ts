import type { Shop } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { DELETE_DISCOUNT_QUERY, deleteDiscountPercent, withDeleteDiscount } from './delete-discount.ts';
import { findDiscount } from './offered-discount.ts';

const welcome = { kind: 'welcome', code: 'HELLO', percent: 20 } as const;
const shop: Shop = { products: [], countries: {}, discounts: [welcome] };

test(
  'offers the discount of the setting on request, and none without the setting',
  { meta: { spec: ['settings.field.delete-discount'] } },
  () => {
    const offering = withDeleteDiscount(shop, { delete_discount: 50 });
    expect(findDiscount(offering, DELETE_DISCOUNT_QUERY)).toMatchObject({ percent: 50, minutes: 1440 });
    expect(findDiscount(offering, { welcome: 'true' })).toEqual(welcome);
    expect(findDiscount(offering, {})).toBeNull();
    expect(
      findDiscount(withDeleteDiscount(shop, { delete_discount: null }), DELETE_DISCOUNT_QUERY),
    ).toBeNull();
    expect(withDeleteDiscount(undefined, { delete_discount: 50 })).toBeUndefined();
  },
);

test.each([
  [null, null],
  [0, null],
  [1, 1],
  [99, 99],
  [100, null],
  [-5, null],
])('the setting %j offers %j percent', (delete_discount, percent) => {
  expect(deleteDiscountPercent({ delete_discount })).toBe(percent);
});
