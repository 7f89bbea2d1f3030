import type { DiscountCode } from '@meetcute/contract';
import { useFormatLocale, useTimeZone } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePercent } from './usePercent.ts';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border-radius: ${vars.radius.medium};
  background: ${vars.accentSoft};
  line-height: ${vars.leading.snug};
`;

/** Props of `DiscountBanner`. */
export interface DiscountBannerProps {
  /** The discount. */
  discount: DiscountCode;
}

/** Day and time at which a discount ends. No clock that counts down hurries the member. */
function End({ until }: { until: string }) {
  const { t } = useTranslation('commerce');
  const format = new Intl.DateTimeFormat(useFormatLocale(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: useTimeZone(),
  });
  return <time dateTime={until}>{t('discount.ends', { date: format.format(new Date(until)) })}</time>;
}

/** The discount that the shown prices have, and when it ends. */
export function DiscountBanner({ discount }: DiscountBannerProps) {
  const { t } = useTranslation('commerce');
  const percentText = usePercent();
  const { kind, code, valid_until } = discount;
  const percent = percentText(discount.percent);
  const texts = {
    welcome: t('discount.welcome', { percent }),
    typed: t('discount.active', { percent, code }),
    time_bonus: t('discount.bonus', { percent }),
  };
  return (
    <Frame>
      <strong>{texts[kind]}</strong>
      {kind === 'time_bonus' && valid_until !== null && <End until={valid_until} />}
    </Frame>
  );
}
