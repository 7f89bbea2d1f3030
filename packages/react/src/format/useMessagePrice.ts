import { messagePriceCountry } from '@meetcute/core';
import { formatLocaleOf, formatMoney } from '@meetcute/i18n';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

/**
 * Returns the minimum price of one message as text; null when messages are free. The price is in the currency
 * of the viewer's country, else of the site's; in credits when the site defines no price in money.
 */
export function useMessagePrice(): string | null {
  const { t, i18n } = useTranslation('common');
  const settings = useSettings();
  const { message_credits: credits, minimum_message_costs: prices } = settings;
  const viewer = useViewer();
  if (credits === 0) return null;
  const country = messagePriceCountry(viewer?.profile.country ?? null, settings);
  const price = country === null ? undefined : prices[country];
  return price
    ? formatMoney(price.costs, price.currency, formatLocaleOf(i18n))
    : t('credits', { count: credits });
}
