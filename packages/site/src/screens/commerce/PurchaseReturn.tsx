import type { Transaction } from '@meetcute/contract';
import { href, isOrderOpen } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { usePurchase } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { usePartner } from './usePartner.ts';

/** Props of `PurchaseReturn`. */
export interface PurchaseReturnProps {
  /** The order. */
  transaction: Transaction;
}

/**
 * Link back to the chat in which the purchase was started, with the name of the other member once it is known. It is the
 * first action of a paid order. Nothing for other purchases.
 */
export function PurchaseReturn({ transaction: { id, state } }: PurchaseReturnProps) {
  const { t } = useTranslation('commerce');
  const purchase = usePurchase(id);
  const name = usePartner(purchase?.chat);
  if (!purchase) return null;
  return (
    <>
      {isOrderOpen(state) && purchase.message === 'kept' && <p>{t('transaction.sending')}</p>}
      <div>
        <ButtonLink
          variant={state === 'paid' ? 'primary' : 'quiet'}
          href={href('chats-chatId', { chatId: purchase.chat })}
        >
          {name === undefined ? t('transaction.back') : t('transaction.backTo', { name })}
        </ButtonLink>
      </div>
    </>
  );
}
