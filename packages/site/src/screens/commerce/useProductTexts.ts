import type { Product } from '@meetcute/contract';
import { useMoney, useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Texts about a product. */
export interface ProductTexts {
  /** Name of the product: "50 credits". */
  nameOf: (product: Pick<Product, 'credits' | 'days'>) => string;
  /** Price of a part of it: "25 messages, € 0.48 each". Rounded up, so that it never seems cheaper than it is. */
  shareOf: (product: Product, amount: number) => string;
}

/** Returns the texts about products in the page's language. */
export function useProductTexts(): ProductTexts {
  const { t } = useTranslation('commerce');
  const { message_credits } = useSettings();
  const money = useMoney();
  return {
    nameOf: ({ credits, days }) =>
      credits === null
        ? t('product.premium', { count: days ?? 0 })
        : t('product.credits', { count: credits }),
    shareOf: ({ credits, days, price: { currency } }, amount) => {
      const each = (parts: number) => money({ amount: Math.ceil(amount / parts), currency });
      if (credits === null) return t('premium.perDay', { price: each(days ?? 1) });
      const count = message_credits === 0 ? 0 : Math.floor(credits / message_credits);
      return count === 0 ? '' : t('credits.each', { count, price: each(count) });
    },
  };
}
