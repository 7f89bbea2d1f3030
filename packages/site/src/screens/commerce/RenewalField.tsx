import type { PaymentMethod, Product } from '@meetcute/contract';
import { canRenew } from '@meetcute/core';
import { SwitchField } from '@meetcute/kit';
import { useMoney, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import type { RenewalTerm } from './useRenewalTerm.ts';

/** Props of `RenewalField`. */
export interface RenewalFieldProps {
  /** The plan. */
  product: Product;
  /** The payment method. */
  method: PaymentMethod;
  /** Consequence of the end of premium, as the summary of the order says. */
  renewal: RenewalTerm | null;
  /** Called when the buyer agrees that premium renews, or no longer does. */
  onChange: (hasAgreed: boolean) => void;
}

/** Consent to a renewal, apart from the order. */
export function RenewalField({ product, method, renewal, onChange }: RenewalFieldProps) {
  const { t } = useTranslation('commerce');
  const money = useMoney();
  const hasPremium = useViewer()?.paid_user === true;
  return (
    <div data-part="renewal">
      {hasPremium && <p>{t('premium.added')}</p>}
      {canRenew(method) ? (
        <SwitchField
          label={t('consent', { price: money(product.price) })}
          value={renewal === 'agreed'}
          onChange={onChange}
        />
      ) : (
        renewal !== 'continues' && <p>{t('premium.cannotRenew')}</p>
      )}
    </div>
  );
}
