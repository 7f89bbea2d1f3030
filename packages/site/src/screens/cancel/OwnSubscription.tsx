import { href } from '@meetcute/core';
import { Button, ButtonLink, FormError, FormLayout, Skeleton } from '@meetcute/kit';
import { useMoney, useSubscription } from '@meetcute/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../format/useDay.ts';
import { useMoment } from './useMoment.ts';

/** The member's premium that renews, and the button that cancels it. Then date and time of the cancellation. */
export function OwnSubscription() {
  const { t } = useTranslation(['commerce', 'common']);
  const { subscription, onCancel, isPending, isCancelled, error, onRetry } = useSubscription();
  const day = useDay();
  const moment = useMoment();
  const money = useMoney();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCancelled) heading.current?.focus();
  }, [isCancelled]);
  const isActive = subscription?.state === 'active';
  return (
    <FormLayout>
      <h1 tabIndex={-1} ref={heading}>
        {isCancelled ? t('cancel.done') : t('cancel.title')}
      </h1>
      {subscription === undefined && !error && <Skeleton style={{ inlineSize: '100%', blockSize: '6rem' }} />}
      {subscription === null && <p data-part="lead">{t('cancel.none')}</p>}
      {isActive && (
        <p data-part="lead">
          {t('subscription.active', {
            days: subscription.product.days ?? 0,
            price: money(subscription.product.price),
            date: day(subscription.renews_at),
          })}
        </p>
      )}
      {isActive && subscription.ends_at !== null && (
        <p data-part="news">{t('subscription.endsAt', { date: day(subscription.ends_at) })}</p>
      )}
      {isActive && <p>{t('cancel.until', { date: day(subscription.renews_at) })}</p>}
      {subscription?.state === 'cancelled' && (
        <p data-part="news">
          {t('cancel.doneAt', {
            moment: moment(subscription.changed_at),
            date: day(subscription.renews_at),
          })}
        </p>
      )}
      {subscription?.state === 'ended' && (
        <p data-part="news">{t('subscription.ended', { date: day(subscription.renews_at) })}</p>
      )}
      <FormError>{error}</FormError>
      {subscription === undefined && error && <Button onPress={onRetry}>{t('common:tryAgain')}</Button>}
      {isActive && (
        <Button size="large" isPending={isPending} onPress={() => onCancel?.()}>
          {t('cancel.now')}
        </Button>
      )}
      <ButtonLink href={href('premium')} variant="quiet">
        {t('cancel.toPremium')}
      </ButtonLink>
    </FormLayout>
  );
}
