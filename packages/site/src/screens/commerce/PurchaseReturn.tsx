import type { OrderState } from '@meetcute/contract';
import { href, isOrderOpen } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useChats, usePurchaseChat } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Props of `PurchaseReturn`. */
export interface PurchaseReturnProps {
  /** State of the order. */
  state: OrderState;
}

/**
 * Link back to the chat in which the purchase was started, whose message waits for it, with the name of the other member
 * once it is known. Nothing for other purchases.
 */
export function PurchaseReturn({ state }: PurchaseReturnProps) {
  const { t } = useTranslation('commerce');
  const [chatId] = usePurchaseChat();
  const chat = useChats().data?.chats.find(({ conversation }) => conversation.id === chatId);
  if (chatId === null) return null;
  return (
    <>
      {isOrderOpen(state) && <p>{t('transaction.sending')}</p>}
      <div>
        <ButtonLink href={href('chats-chatId', { chatId })}>
          {chat ? t('transaction.backTo', { name: chat.profile.name }) : t('transaction.back')}
        </ButtonLink>
      </div>
    </>
  );
}
