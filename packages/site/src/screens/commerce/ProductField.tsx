import type { DiscountCode, Product } from '@meetcute/contract';
import { discountedPrice } from '@meetcute/core';
import { RadioField } from '@meetcute/kit';
import { useMoney } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useProductTexts } from './useProductTexts.ts';

const perDay = ({ price, days }: Product): number => price.amount / (days ?? 1);

/** Returns the plan of several that costs least per day. */
function findBest(products: readonly Product[]): Product | undefined {
  const plans = products.filter(({ kind }) => kind === 'premium');
  return plans.length > 1 ? plans.toSorted((a, b) => perDay(a) - perDay(b))[0] : undefined;
}

/** Props of `ProductField`. */
export interface ProductFieldProps {
  /** Visible label. */
  label: string;
  /** Products, cheapest first. */
  products: readonly Product[];
  /** Id of the chosen one; null for none yet. */
  value: string | null;
  /** Called with the id of the newly chosen product. */
  onChange: (id: string) => void;
  /** Discount that the prices have; null for none. */
  discount: DiscountCode | null;
}

/** Choice of a product, with the price of each and of a part of it. Names the plan with the lowest price per day. */
export function ProductField({ label, products, value, onChange, discount }: ProductFieldProps) {
  const { nameOf, shareOf } = useProductTexts();
  const { t } = useTranslation('commerce');
  const money = useMoney();
  const best = findBest(products);
  const optionOf = (product: Product) => {
    const price = discountedPrice(product.price, discount?.percent ?? 0);
    return {
      value: product.id,
      label: nameOf(product),
      note:
        product === best
          ? `${shareOf(product, price.amount)} · ${t('premium.best')}`
          : shareOf(product, price.amount),
      aside: money(price),
    };
  };
  return <RadioField label={label} value={value} onChange={onChange} options={products.map(optionOf)} />;
}
