import { href } from '@meetcute/core';
import {
  Button,
  ButtonLink,
  EmptyState,
  failedDrawing,
  noResultsDrawing,
  PageColumn,
  Skeleton,
} from '@meetcute/kit';
import { useOrders, useShelf } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { Navigate } from '../../router/index.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';

/**
 * Leads to the order of the package and the payment method of the member's last paid one (spec:
 * route.credits-repeat-order). Nothing is ordered before the member presses the button there.
 */
export default function RepeatOrderScreen() {
  const { t } = useTranslation(['commerce', 'common']);
  const { orders, error, onRetry } = useOrders();
  const { shelf, error: shelfError, onRetry: onRetryShelf } = useShelf('credits');
  usePageTitle(t('repeat.title'));
  const last = orders?.find(({ state, product }) => state === 'paid' && product.kind === 'credits');
  const toAll = <ButtonLink href={href('credits')}>{t('order.goneAction')}</ButtonLink>;
  if (last && shelf?.products.some(({ id }) => id === last.product.id)) {
    const place = { creditId: last.product.id, paymentMethod: last.payment_method };
    return <Navigate replace to={href('credits-creditId-paymentMethod', place)} />;
  }
  const loadError = error ?? shelfError;
  const retry = () => {
    onRetry();
    onRetryShelf();
  };
  return (
    <PageColumn>
      <h1 tabIndex={-1}>{t('repeat.title')}</h1>
      {loadError && (
        <EmptyState
          isAlert
          drawing={failedDrawing}
          title={t('failed')}
          text={loadError}
          action={<Button onPress={retry}>{t('common:tryAgain')}</Button>}
        />
      )}
      {!loadError && (!orders || !shelf) && <Skeleton style={{ inlineSize: '100%', blockSize: '12rem' }} />}
      {orders && shelf && (
        <EmptyState
          drawing={noResultsDrawing}
          title={last ? t('repeat.gone') : t('repeat.none')}
          action={toAll}
        />
      )}
    </PageColumn>
  );
}
