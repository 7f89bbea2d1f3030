import { href } from '@meetcute/core';
import { Button, FormError, StatusMessage } from '@meetcute/kit';
import { useDeleteDiscount } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../../router/index.ts';
import { usePercent } from '../commerce/usePercent.ts';

/** Discount that a site offers once before a deletion, which it does not delay. Nothing on a site without one. */
export function DeleteOffer() {
  const { t } = useTranslation('account');
  const percent = usePercent();
  const navigate = useNavigate();
  const offer = useDeleteDiscount(() => void navigate(href('pricing')));
  if (!offer) return null;
  return (
    <>
      <p>{t('delete.offer', { percent: percent(offer.percent) })}</p>
      <FormError>{offer.error}</FormError>
      <StatusMessage>{offer.isOver && t('delete.offerOver')}</StatusMessage>
      <Button variant="quiet" isPending={offer.isPending} onPress={offer.onAccept}>
        {t('delete.offerAccept')}
      </Button>
    </>
  );
}
