import { useClientStore } from '../provider/context.ts';
import { useClientState } from '../provider/useClientState.ts';

/** Country whose prices the page shows, and how to choose another. */
export interface PaymentCountry {
  /** Chosen country, ISO 3166-1 alpha-2; null before the buyer has chosen one. */
  country: string | null;
  /** Chooses a country for all pages that sell something. */
  onChange: (country: string) => void;
}

/** Returns the country that the buyer pays from (spec: state.payment-country). */
export function usePaymentCountry(): PaymentCountry {
  const store = useClientStore();
  const country = useClientState(({ paymentCountry }) => paymentCountry);
  return { country, onChange: (paymentCountry) => store.setState({ paymentCountry }) };
}
