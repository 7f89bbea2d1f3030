import type { PaymentMethod, Product, Shelf } from '@meetcute/contract';
import { discountedPrice, href, includedTax } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { useCheckout, useHasHeldMessage, useMoney, type UseDiscountsResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';
import { styled } from 'styled-components';
import { CheckoutError } from './CheckoutError.tsx';
import { MethodField } from './MethodField.tsx';
import { OrderBar, SUMMARY_ID } from './OrderBar.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import type { RenewalTerm } from './useRenewalTerm.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space[6]};

  [data-part='choices'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[6]};
  }

  [data-part='submit'] {
    display: grid;
    gap: ${vars.space[3]};
    padding: ${vars.space[5]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.card.radius};
    background: ${vars.surfaceRaised};
  }
  [data-part='submit'] > h2 {
    outline: none;
  }
  /* For phones alone. */
  [data-part='bar'] {
    display: none;
  }
  [data-part='total'] {
    display: grid;
    gap: ${vars.space[1]};
    padding-block-start: ${vars.space[3]};
    border-block-start: 1px solid ${vars.line};
  }
  [data-part='total'] > :first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${vars.space[1]} ${vars.space[4]};
    font-variant-numeric: tabular-nums;
  }
  [data-part='fine'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
    line-height: ${vars.leading.snug};
  }
  [data-part='fine'] a {
    color: ${vars.accentText};
    font-weight: ${vars.weight.strong};
  }
`;

/** Props of `Checkout`. */
export interface CheckoutProps {
  /** Product to order. Null shows the choices before the payment method alone. */
  product: Product | null;
  /** Payment methods and country of its price. */
  shelf: Shelf;
  /** Discounts of the member. */
  discounts: Pick<UseDiscountsResult, 'active'>;
  /** Chosen payment method. One that the country does not have, and null, stand for its first. */
  method: string | null;
  /** Called with the newly chosen payment method. */
  onMethod: (method: PaymentMethod) => void;
  /** Choices before the payment method, such as the plan. Default: none. */
  children?: ReactNode;
  /** Choices after it, such as a discount code. Default: none. */
  options?: ReactNode;
  /** Id of the chat that the purchase is in, which says itself what it sends. Default: none. */
  chat?: string;
  /** Consequence of the end of premium; null until it is known. Default: null, as credits don't end. */
  renewal?: RenewalTerm | null;
  /** Called when the order is placed, before the browser leaves for the payment page. Default: nothing is done. */
  onLeave?: () => void;
}

/**
 * Choices, payment method, and a summary: what is ordered, its terms, and at last its price beside the button that
 * orders. The price is what the server said, and the server refuses the order if it has changed.
 */
export function Checkout({
  product,
  shelf,
  discounts,
  method,
  onMethod,
  children,
  options,
  renewal = null,
  chat,
  onLeave,
}: CheckoutProps) {
  const { t } = useTranslation(['commerce', 'shell']);
  const checkout = useCheckout({ chat, onLeave });
  const money = useMoney();
  const [summary, heading] = [useRef<HTMLDivElement>(null), useRef<HTMLHeadingElement>(null)];
  const isSent = useHasHeldMessage() && chat === undefined;
  const { active } = discounts;
  const chosenMethod = shelf.payment_methods.find((each) => each === method) ?? shelf.payment_methods[0];
  if (chosenMethod === undefined || shelf.country === null) return <p>{t('nothing')}</p>;
  const { country } = shelf;
  const price = product && discountedPrice(product.price, active?.percent ?? 0);
  const tax = price && includedTax(price, shelf.tax_rate);
  return (
    <Frame data-part="checkout" aria-label={t('order.title')}>
      <div data-part="choices">
        {children}
        {product && <MethodField methods={shelf.payment_methods} value={chosenMethod} onChange={onMethod} />}
        {product && options}
      </div>
      {product && price && chat === undefined && (
        <OrderBar product={product} price={price} renewal={renewal} summary={summary} heading={heading} />
      )}
      {product && price && tax && (
        <div data-part="submit" id={chat === undefined ? SUMMARY_ID : undefined} ref={summary}>
          <h2 tabIndex={-1} ref={heading}>
            {t('order.summary')}
          </h2>
          <OrderSummary product={product} price={price} method={chosenMethod} renewal={renewal} />
          {isSent && <p>{t('transaction.sending')}</p>}
          <p data-part="fine">{t('order.hint')}</p>
          <p data-part="fine">
            {t(`orderTerms.${product.kind}`)} <Link to={href('pages-terms')}>{t('shell:terms')}</Link> ·{' '}
            <Link to={href('pages-return-policy')}>{t('shell:returnPolicy')}</Link>
          </p>
          <div data-part="total">
            <p>
              <span>{t('transaction.total')}</span> <strong>{money(price)}</strong>
            </p>
            <p data-part="fine">
              {tax.amount === 0 ? t('price.noTax') : t('price.tax', { tax: money(tax) })}
            </p>
          </div>
          <CheckoutError checkout={checkout} />
          <Button
            size="large"
            isPending={checkout.isPending}
            onPress={() =>
              checkout.order({
                product: product.id,
                country,
                payment_method: chosenMethod,
                price,
                ...(active && { discount_code: active.code }),
                ...(renewal === 'agreed' && { renews: true }),
              })
            }
          >
            {t('order.submit')}
          </Button>
        </div>
      )}
    </Frame>
  );
}
