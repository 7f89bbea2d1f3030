import type { Money } from '@meetcute/contract';
import { visuallyHiddenCss } from '@meetcute/kit';
import { useMoney } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Frame = styled.span`
  display: grid;
  gap: ${vars.space[1]};

  [data-part='prices'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${vars.space[2]};
  }
  strong {
    font-size: ${vars.type.title};
    font-variant-numeric: tabular-nums;
  }
  s,
  [data-part='lowest'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
`;

const Spoken = styled.span`
  ${visuallyHiddenCss}
`;

/** Props of `PriceTag`. */
export interface PriceTagProps {
  /** Price to pay. */
  price: Money;
  /** Price without a discount. */
  before: Money;
  /** Lowest price of the last 30 days, beside a crossed-out price. Default: unknown. */
  lowest?: Money | null | undefined;
}

/** A price; with a discount also the crossed-out one and the lowest of the last 30 days. */
export function PriceTag({ price, before, lowest = null }: PriceTagProps) {
  const { t } = useTranslation('commerce');
  const money = useMoney();
  if (price.amount === before.amount)
    return (
      <Frame>
        <strong>{money(price)}</strong>
      </Frame>
    );
  return (
    <Frame>
      <span data-part="prices">
        <strong>
          <Spoken>{t('price.now', { price: money(price) })}</Spoken>
          <span aria-hidden>{money(price)}</span>
        </strong>
        <s>
          <Spoken>{t('price.before', { price: money(before) })}</Spoken>
          <span aria-hidden>{money(before)}</span>
        </s>
      </span>
      {lowest && <span data-part="lowest">{t('price.lowest', { price: money(lowest) })}</span>}
    </Frame>
  );
}
