import type { Money, Product } from '@meetcute/contract';
import { useMoney } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PriceTag } from './PriceTag.tsx';
import { useProductTexts } from './useProductTexts.ts';

const Frame = styled.div`
  display: grid;
  gap: ${vars.space[2]};

  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${vars.space[1]} ${vars.space[4]};
  }
  [data-part='tax'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
`;

/** Props of `OrderSummary`. */
export interface OrderSummaryProps {
  /** Product to order. */
  product: Product;
  /** Price to pay. */
  price: Money;
  /** Tax in that price. */
  tax: Money;
  /** Whether the buyer agrees to the renewal of premium. */
  renews: boolean;
}

/** The product of an order, what is to be paid, and the tax in it. */
export function OrderSummary({ product, price, tax, renews }: OrderSummaryProps) {
  const { t } = useTranslation('commerce');
  const { nameOf } = useProductTexts();
  const money = useMoney();
  return (
    <Frame>
      <h2>{t('order.summary')}</h2>
      <p data-part="row">
        <strong>{nameOf(product)}</strong>
        <PriceTag price={price} before={product.price} lowest={product.lowest_recent} />
      </p>
      <p data-part="tax">{tax.amount === 0 ? t('price.noTax') : t('price.tax', { tax: money(tax) })}</p>
      {renews && <p>{t('order.renews', { days: product.days ?? 0, price: money(product.price) })}</p>}
    </Frame>
  );
}
