import type { Money } from '@meetcute/contract';
import { announcedMessagePrice } from '@meetcute/core';
import { formatLocaleOf, formatMoney } from '@meetcute/i18n';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/**
 * Returns the lowest and the highest price of one message as texts; null when messages are free. The highest is null where
 * the site names the lowest alone.
 */
function useMessagePrices(): { lowest: string; highest: string | null } | null {
  const { t, i18n } = useTranslation('common');
  const settings = useSettings();
  const viewer = useViewer();
  const { message_credits: count } = settings;
  if (count === 0) return null;
  const price = announcedMessagePrice(viewer?.profile.country ?? null, settings);
  const credits = t('credits', { count });
  if (!price) return { lowest: credits, highest: credits };
  const inWords = ({ amount, currency }: Money) => formatMoney(amount, currency, formatLocaleOf(i18n));
  return { lowest: inWords(price.from), highest: price.to && inWords(price.to) };
}

/**
 * Returns the minimum price of one message as text; null when messages are free. The price is in the currency
 * of the viewer's country, else of the site's; in credits when the site defines no price in money.
 */
export function useMessagePrice(): string | null {
  return useMessagePrices()?.lowest ?? null;
}

/**
 * Returns the sentence that states what one message costs without discounts; null when messages are free. It names one
 * price, or the lowest and the highest where packages differ.
 */
export function useMessagePriceText(): string | null {
  const { t } = useTranslation('common');
  const prices = useMessagePrices();
  if (!prices) return null;
  const { lowest: price, highest } = prices;
  if (highest === null) return t('messagePrice', { price });
  return highest === price ? t('messagePriceExact', { price }) : t('messagePriceRange', { price, highest });
}
