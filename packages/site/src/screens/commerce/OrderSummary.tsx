import type { Money, PaymentMethod, Product } from '@meetcute/contract';
import { extendedPremium } from '@meetcute/core';
import { useMoney, useViewer } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDay } from '../../format/useDay.ts';
import { PriceTag } from './PriceTag.tsx';
import { useProductTexts } from './useProductTexts.ts';
import type { RenewalTerm } from './useRenewalTerm.ts';

const Frame = styled.div`
  display: grid;
  gap: ${vars.space[1]};

  [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${vars.space[1]} ${vars.space[4]};
  }
  > p:not([data-part='row']) {
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
`;

/** Props of `OrderSummary`. */
export interface OrderSummaryProps {
  /** Product to order. */
  product: Product;
  /** Price to pay. */
  price: Money;
  /** Chosen payment method. */
  method: PaymentMethod;
  /** Consequence of the end of premium; null for credits, and until it is known. */
  renewal: RenewalTerm | null;
}

/** Until when an order extends the premium that the member has. Nothing for other members and products. */
function Extension({ days }: { days: number }) {
  const { t } = useTranslation('commerce');
  const viewer = useViewer();
  const day = useDay();
  if (!viewer?.paid_user || !viewer.premium_until) return null;
  const premiumEnd = new Date(viewer.premium_until);
  return (
    <p>{t('premium.extends', { date: day(extendedPremium(premiumEnd, days, premiumEnd).toISOString()) })}</p>
  );
}

/** Sums up what an order buys and for how much, how it is paid, and how it changes premium. */
export function OrderSummary({ product, price, method, renewal }: OrderSummaryProps) {
  const { t } = useTranslation('commerce');
  const { nameOf } = useProductTexts();
  const money = useMoney();
  const renewalTexts = {
    agreed: t('order.renews', { days: product.days ?? 0, price: money(product.price) }),
    continues: t('premium.renews'),
    none: t('premium.ends'),
  };
  return (
    <Frame>
      <p data-part="row">
        <strong>{nameOf(product)}</strong>
        <PriceTag price={price} before={product.price} lowest={product.lowest_recent} />
      </p>
      <p data-part="row">
        <span>{t('order.payment')}</span> <span>{t(`method.${method}`)}</span>
      </p>
      {product.days !== null && <Extension days={product.days} />}
      {renewal && <p>{renewalTexts[renewal]}</p>}
    </Frame>
  );
}
