import { FormError } from '@meetcute/kit';
import type { UseCheckoutResult } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Props of `CheckoutError`. */
export interface CheckoutErrorProps {
  /** State of the order, from `useCheckout`. */
  checkout: UseCheckoutResult;
}

/** Why an order could not be placed or paid; nothing without a failure. */
export function CheckoutError({ checkout: { problem, error } }: CheckoutErrorProps) {
  const { t } = useTranslation('commerce');
  return <FormError>{problem ? t(`problem.${problem}`) : error}</FormError>;
}
