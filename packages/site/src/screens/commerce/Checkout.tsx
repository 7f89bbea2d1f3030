import type { PaymentMethod, Product, Shelf } from '@meetcute/contract';
import { discountedPrice, href, includedTax } from '@meetcute/core';
import { Button } from '@meetcute/kit';
import { useCheckout, useHasHeldMessage, type UseDiscountsResult } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/index.ts';
import { styled } from 'styled-components';
import { CheckoutError } from './CheckoutError.tsx';
import { MethodField } from './MethodField.tsx';
import { OrderSummary } from './OrderSummary.tsx';

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
  [data-part='about'],
  [data-part='bar'] {
    display: grid;
    gap: ${vars.space[3]};
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
  /** Whether the buyer agrees to the renewal of premium. Default: it ends. */
  renews?: boolean;
  /** Called when the order is placed, before the browser leaves for the payment page. Default: nothing is done. */
  onLeave?: () => void;
}

/**
 * Choices, payment method, terms, and at last what is ordered and its price beside the button that orders. The price is
 * what the server said, and the server refuses the order if it has changed.
 */
export function Checkout({
  product,
  shelf,
  discounts,
  method,
  onMethod,
  children,
  options,
  renews = false,
  chat,
  onLeave,
}: CheckoutProps) {
  const { t } = useTranslation(['commerce', 'shell']);
  const checkout = useCheckout({ chat, onLeave });
  const isSent = useHasHeldMessage() && chat === undefined;
  const { active } = discounts;
  const chosen = shelf.payment_methods.find((each) => each === method) ?? shelf.payment_methods[0];
  if (chosen === undefined || shelf.country === null) return <p>{t('nothing')}</p>;
  const { country } = shelf;
  const price = product && discountedPrice(product.price, active?.percent ?? 0);
  return (
    <Frame data-part="checkout" aria-label={t('order.title')}>
      <div data-part="choices">
        {children}
        {product && <MethodField methods={shelf.payment_methods} value={chosen} onChange={onMethod} />}
        {product && options}
      </div>
      {product && price && (
        <div data-part="submit">
          <div data-part="about">
            <h2>{t('order.summary')}</h2>
            {isSent && <p>{t('transaction.sending')}</p>}
            <p data-part="fine">{t('order.hint')}</p>
            <p data-part="fine">
              {t(`orderTerms.${product.kind}`)} <Link to={href('pages-terms')}>{t('shell:terms')}</Link> ·{' '}
              <Link to={href('pages-return-policy')}>{t('shell:returnPolicy')}</Link>
            </p>
          </div>
          <div data-part="bar">
            <OrderSummary
              product={product}
              price={price}
              tax={includedTax(price, shelf.tax_rate)}
              renews={renews}
            />
            <CheckoutError checkout={checkout} />
            <Button
              size="large"
              isPending={checkout.isPending}
              onPress={() =>
                checkout.order({
                  product: product.id,
                  country,
                  payment_method: chosen,
                  price,
                  ...(active && { discount_code: active.code }),
                  ...(renews && { renews }),
                })
              }
            >
              {t('order.submit')}
            </Button>
          </div>
        </div>
      )}
    </Frame>
  );
}
