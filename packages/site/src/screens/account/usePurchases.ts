import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Pages about purchases that a site has. */
export interface Purchases {
  /** Name of what the site sells. */
  title: string;
  /** Label of the link to the page with credits and orders, which has only orders where messages are free; null without it. */
  credits: string | null;
  /** Label of the link to premium; null where it is not sold. */
  premium: string | null;
}

/** Returns the key of the group's title: what the site sells, else the orders. */
function titleKey(hasCredits: boolean, hasPremium: boolean) {
  if (hasPremium) return hasCredits ? 'purchases.title' : 'purchases.premium';
  return hasCredits ? 'purchases.credits' : 'purchases.ordersTitle';
}

/** Returns the pages about purchases (settings `navigation.credits`, `navigation.premium`); null where there are none. */
export function usePurchases(): Purchases | null {
  const { t } = useTranslation('account');
  const { navigation, message_credits: price } = useSettings();
  const hasCredits = navigation.credits !== false && price > 0;
  const premium = navigation.premium === false ? null : t('purchases.toPremium');
  const hasOrders = price === 0 && (navigation.credits !== false || premium !== null);
  const orders = hasOrders ? t('purchases.orders') : null;
  const credits = hasCredits ? t('purchases.toCredits') : orders;
  if (credits === null && premium === null) return null;
  return { title: t(titleKey(hasCredits, premium !== null)), credits, premium };
}
