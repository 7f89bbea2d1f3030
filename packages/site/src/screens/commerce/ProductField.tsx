import type { DiscountCode, Product } from '@meetcute/contract';
import { discountedPrice } from '@meetcute/core';
import { RadioField } from '@meetcute/kit';
import { useMoney } from '@meetcute/react';
import { useProductTexts } from './useProductTexts.ts';

/** Props of `ProductField`. */
export interface ProductFieldProps {
  /** Visible label. */
  label: string;
  /** Products, cheapest first. */
  products: readonly Product[];
  /** Id of the chosen one. */
  value: string;
  /** Called with the id of the newly chosen product. */
  onChange: (id: string) => void;
  /** Discount that the prices have; null for none. */
  discount: DiscountCode | null;
}

/** Choice of a product, with the price of each and of a part of it. */
export function ProductField({ label, products, value, onChange, discount }: ProductFieldProps) {
  const { nameOf, shareOf } = useProductTexts();
  const money = useMoney();
  const optionOf = (product: Product) => {
    const price = discountedPrice(product.price, discount?.percent ?? 0);
    return {
      value: product.id,
      label: nameOf(product),
      note: shareOf(product, price.amount),
      aside: money(price),
    };
  };
  return <RadioField label={label} value={value} onChange={onChange} options={products.map(optionOf)} />;
}
