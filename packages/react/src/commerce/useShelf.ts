import { queryFor } from '@meetcute/client';
import { calls, type Product, type Shelf } from '@meetcute/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { usePaymentCountry } from './usePaymentCountry.ts';

/** Products for the buyer, and how to load them again. */
export interface UseShelfResult {
  /** Products and payment methods; undefined before they are loaded. */
  shelf: Shelf | undefined;
  /** Translated message when loading failed; undefined without a failure. */
  error: string | undefined;
  /** Loads again. */
  onRetry: () => void;
}

const callOf = { credits: calls.getCredits, premium: calls.getPremium } as const;

/**
 * Loads the credit packages or the premium plans with the prices of the payment country. While those of another country
 * load, it returns the earlier ones.
 */
export function useShelf(kind: Product['kind']): UseShelfResult {
  const errorText = useErrorText();
  const { country } = usePaymentCountry();
  const query = queryFor(useClient(), callOf[kind], country === null ? {} : { country });
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  return { shelf: data, error: error && !data ? errorText(error) : undefined, onRetry: () => void refetch() };
}
