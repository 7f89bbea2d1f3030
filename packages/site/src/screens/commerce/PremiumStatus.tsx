import type { Subscription } from '@meetcute/contract';
import { href } from '@meetcute/core';
import { ButtonLink, FormError } from '@meetcute/kit';
import { useMoney, useSubscription, useViewer } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDay } from '../../format/useDay.ts';

const Frame = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  justify-items: start;

  [data-part='until'] {
    font-weight: ${vars.weight.strong};
  }

  a {
    margin-block-start: ${vars.space[2]};
  }
`;

/** Whether premium renews: when, for how much and how it is charged, or why not any more. */
function Renewal({ subscription }: { subscription: Subscription | null }) {
  const { t } = useTranslation('commerce');
  const money = useMoney();
  const day = useDay();
  if (subscription === null) return <p>{t('subscription.none')}</p>;
  const { state, product, payment_method: method, renews_at, ends_at } = subscription;
  const date = day(renews_at);
  if (state === 'cancelled') return <p>{t('subscription.cancelled')}</p>;
  if (state === 'ended') return <p>{t('subscription.ended', { date })}</p>;
  const next = { days: product.days ?? 0, price: money(product.price), date };
  return (
    <>
      <p>{t('subscription.active', next)}</p>
      {ends_at !== null && <p>{t('subscription.endsAt', { date: day(ends_at) })}</p>}
      <p>{t('subscription.method', { method: t(`method.${method}`) })}</p>
      <ButtonLink href={href('cancel')} variant="quiet">
        {t('subscription.cancel')}
      </ButtonLink>
    </>
  );
}

/** The member's premium: its end, and its renewal with a link to cancel it. Nothing for members without premium. */
export function PremiumStatus() {
  const { t } = useTranslation('commerce');
  const viewer = useViewer();
  const day = useDay();
  const { subscription, error } = useSubscription();
  const premiumEnd = viewer?.paid_user ? viewer.premium_until : null;
  if (!premiumEnd && !subscription) return null;
  return (
    <Frame role="group" aria-label={t('subscription.title')}>
      {premiumEnd && <p data-part="until">{t('subscription.until', { date: day(premiumEnd) })}</p>}
      {subscription !== undefined && <Renewal subscription={subscription} />}
      <FormError>{subscription === undefined && error}</FormError>
    </Frame>
  );
}
