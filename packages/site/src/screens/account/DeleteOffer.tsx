import { href } from '@meetcute/core';
import { Button, FormError, StatusMessage } from '@meetcute/kit';
import { useDeleteDiscount } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../../router/index.ts';

/** Discount that a site offers once before a deletion, which it does not delay. Nothing on a site without one. */
export function DeleteOffer() {
  const { t, i18n } = useTranslation('account');
  const navigate = useNavigate();
  const offer = useDeleteDiscount(() => void navigate(href('pricing')));
  if (!offer) return null;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(offer.percent / 100);
  return (
    <>
      <p>{t('delete.offer', { percent })}</p>
      <FormError>{offer.error}</FormError>
      <StatusMessage>{offer.isOver && t('delete.offerOver')}</StatusMessage>
      <Button variant="quiet" isPending={offer.isPending} onPress={offer.onAccept}>
        {t('delete.offerAccept')}
      </Button>
    </>
  );
}
