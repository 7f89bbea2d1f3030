import type { Transaction } from '@meetcute/contract';
import { href, isOrderOpen } from '@meetcute/core';
import { Button, ButtonLink } from '@meetcute/kit';
import { useCheckout, useMoney, usePurchase } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CheckoutError } from './CheckoutError.tsx';
import { PurchaseReturn } from './PurchaseReturn.tsx';
import { useProductTexts } from './useProductTexts.ts';

const Frame = styled.div`
  display: grid;
  gap: ${vars.space[3]};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};
  }
  [data-part='due'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[1]} ${vars.space[4]};
    font-variant-numeric: tabular-nums;
  }
`;

const hasFailed = ({ state }: Transaction): boolean => ['failed', 'expired', 'cancelled'].includes(state);

/** Props of `TransactionActions`. */
export interface TransactionActionsProps {
  /** The order. */
  transaction: Transaction;
}

/**
 * Actions of a member on an order: pay it, with its price beside the button, order again, print the receipt, or go back
 * to the chat, or on to the members. A failed order has one way: to order again.
 */
export function TransactionActions({ transaction }: TransactionActionsProps) {
  const { t } = useTranslation('commerce');
  const checkout = useCheckout();
  const purchase = usePurchase(transaction.id);
  const { nameOf } = useProductTexts();
  const money = useMoney();
  const { id, product, price, payment_method: paymentMethod, state, payable } = transaction;
  const again =
    product.kind === 'credits'
      ? href('credits-creditId-paymentMethod', { creditId: product.id, paymentMethod })
      : href('premium', {}, { plan: product.id, method: paymentMethod });
  return (
    <Frame data-part="actions">
      <CheckoutError checkout={checkout} />
      {state === 'paid' && <PurchaseReturn transaction={transaction} />}
      {payable && (
        <p data-part="due">
          <span>{nameOf(product)}</span> <strong>{money(price)}</strong>
        </p>
      )}
      <div>
        {payable && (
          <Button isPending={checkout.isPending} onPress={() => checkout.resume(id)}>
            {t('transaction.resume')}
          </Button>
        )}
        {state === 'paid' && !purchase && (
          <ButtonLink href={href('members')}>{t('transaction.toMembers')}</ButtonLink>
        )}
        {hasFailed(transaction) && <ButtonLink href={again}>{t('transaction.again')}</ButtonLink>}
        {!isOrderOpen(state) && !hasFailed(transaction) && (
          <Button variant="quiet" onPress={() => globalThis.print()}>
            {t('transaction.print')}
          </Button>
        )}
        {!hasFailed(transaction) && (
          <ButtonLink variant="quiet" href={product.kind === 'credits' ? href('credits') : href('premium')}>
            {product.kind === 'credits' ? t('transaction.toCredits') : t('transaction.toPremium')}
          </ButtonLink>
        )}
      </div>
      {state !== 'paid' && <PurchaseReturn transaction={transaction} />}
    </Frame>
  );
}
