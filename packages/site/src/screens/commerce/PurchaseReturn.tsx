import type { OrderState } from '@meetcute/contract';
import { href, isOrderOpen } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useHeldChat } from '@meetcute/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The way back to the chat whose message waits for this purchase, also after it was sent; nothing for a purchase that was
 * not started in a chat.
 */
export function PurchaseReturn({ state }: { state: OrderState }) {
  const { t } = useTranslation('commerce');
  const held = useHeldChat();
  // The message is soon sent and no longer held.
  const [chatId, setChatId] = useState(held);
  if (held !== null && chatId === null) setChatId(held);
  if (chatId === null) return null;
  return (
    <>
      {isOrderOpen(state) && <p>{t('transaction.sending')}</p>}
      <div>
        <ButtonLink href={href('chats-chatId', { chatId })}>{t('transaction.back')}</ButtonLink>
      </div>
    </>
  );
}
