import type { PaymentMethod } from '@meetcute/contract';
import { RadioField } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';

/** Props of `MethodField`. */
export interface MethodFieldProps {
  /** Payment methods of the buyer's country, the usual one first. */
  methods: readonly PaymentMethod[];
  /** Chosen payment method. */
  value: PaymentMethod;
  /** Called with the newly chosen payment method. */
  onChange: (method: PaymentMethod) => void;
}

/** Choice of the payment method. */
export function MethodField({ methods, value, onChange }: MethodFieldProps) {
  const { t } = useTranslation('commerce');
  return (
    <RadioField
      label={t('order.method')}
      value={value}
      onChange={onChange}
      options={methods.map((method) => ({
        value: method,
        label: t(`method.${method}`),
        note: method === 'sepa' ? t('order.sepaNote') : undefined,
      }))}
    />
  );
}
