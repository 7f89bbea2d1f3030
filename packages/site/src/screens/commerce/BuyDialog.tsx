import type { Shelf } from '@meetcute/contract';
import { Button, DialogOverlay } from '@meetcute/kit';
import { useDiscounts } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkout } from './Checkout.tsx';
import { DiscountBanner } from './DiscountBanner.tsx';
import { ProductField } from './ProductField.tsx';
import { Shop } from './Shop.tsx';

const Content = styled.div`
  display: grid;
  gap: ${vars.space[5]};
`;

/** Props of `BuyDialog`. */
export interface BuyDialogProps {
  /** Id of the chat. */
  chat: string;
  /** Whether a message is sent after the payment. */
  isSent: boolean;
  /** Called when the order is placed, before the browser leaves for the payment page. */
  onLeave: () => void;
  /** Called when the member buys nothing. */
  onClose: () => void;
}

/** Package, payment method and order. Starts with the cheapest package. */
function Order({ shelf, chat, onLeave }: { shelf: Shelf } & Pick<BuyDialogProps, 'chat' | 'onLeave'>) {
  const { t } = useTranslation('commerce');
  const discounts = useDiscounts();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [method, setMethod] = useState<string | null>(null);
  const product = shelf.products.find(({ id }) => id === chosenId) ?? shelf.products[0];
  if (!product) return null;
  return (
    <Checkout
      product={product}
      shelf={shelf}
      discounts={discounts}
      method={method}
      onMethod={setMethod}
      chat={chat}
      onLeave={onLeave}
    >
      {discounts.active && <DiscountBanner discount={discounts.active} />}
      <ProductField
        label={t('credits.packages')}
        products={shelf.products}
        value={product.id}
        onChange={setChosenId}
        discount={discounts.active}
      />
    </Checkout>
  );
}

/** Sells credits in a chat. The draft is kept, and sent by itself when the payment has arrived. */
export default function BuyDialog({ chat, isSent, onLeave, onClose }: BuyDialogProps) {
  const { t } = useTranslation('commerce');
  return (
    <DialogOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal>
        <Dialog data-part="dialog">
          <Content>
            <Heading slot="title">{isSent ? t('place.title') : t('place.titlePlain')}</Heading>
            {isSent && <p>{t('place.text')}</p>}
            <Shop kind="credits">{(shelf) => <Order shelf={shelf} chat={chat} onLeave={onLeave} />}</Shop>
            <Button variant="plain" onPress={onClose}>
              {t('place.cancel')}
            </Button>
          </Content>
        </Dialog>
      </Modal>
    </DialogOverlay>
  );
}
