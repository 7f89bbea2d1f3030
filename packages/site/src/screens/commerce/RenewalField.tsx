import type { PaymentMethod, Product } from '@meetcute/contract';
import { canRenew } from '@meetcute/core';
import { SwitchField } from '@meetcute/kit';
import { useMoney, useSubscription, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Props of `RenewalField`. */
export interface RenewalFieldProps {
  /** The plan. */
  product: Product;
  /** The payment method. */
  method: PaymentMethod;
  /** Whether the buyer agrees that premium renews. */
  value: boolean;
  /** Called when the buyer agrees or no longer does. */
  onChange: (value: boolean) => void;
}

/** Consent to a renewal, apart from the order, and what happens without it. */
export function RenewalField({ product, method, value, onChange }: RenewalFieldProps) {
  const { t } = useTranslation('commerce');
  const money = useMoney();
  const hasPremium = useViewer()?.paid_user === true;
  const { subscription } = useSubscription();
  // Until it is known whether the premium of the member renews, nothing is said about it.
  const isKnown = !hasPremium || subscription !== undefined;
  return (
    <div data-part="renewal">
      {hasPremium && <p>{t('premium.added')}</p>}
      {!value && isKnown && <p>{t(subscription?.state === 'active' ? 'premium.renews' : 'premium.ends')}</p>}
      {canRenew(method) ? (
        <SwitchField
          label={t('consent', { price: money(product.price) })}
          value={value}
          onChange={onChange}
        />
      ) : (
        subscription?.state !== 'active' && <p>{t('premium.cannotRenew')}</p>
      )}
    </div>
  );
}
