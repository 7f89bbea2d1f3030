import { calls, type DiscountCode } from '@meetcute/contract';
import { activeDiscount, type Discounts } from '@meetcute/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@meetcute/client';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { useSessionState } from '../provider/usePersistentState.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';
import { discountQuery, welcomeQuery } from './discount-queries.ts';
import { useExpiry } from './useExpiry.ts';

/** Discounts of the member, and how to enter a code. */
export interface UseDiscountsResult extends Discounts {
  /** Discount that applies now; null without one. */
  active: DiscountCode | null;
  /** Translated message when the discount of the page could not be loaded; undefined without a failure. */
  error: string | undefined;
  /** Enters a code. */
  enter: (code: string) => void;
  /** Removes the typed code. */
  remove: () => void;
  /** Whether a code is being checked. */
  isChecking: boolean;
  /** Whether the site does not know the last typed code, or it has ended. */
  isUnknown: boolean;
  /** Translated message of another failure of the last typed code; undefined without one. */
  codeError: string | undefined;
}

const noQuery = {};

/**
 * Loads the discounts of the member: the welcome discount, the bonus that the `query` of the page asks for or that runs
 * already, and a typed code (spec: discount.state-codes). Renders again when one ends.
 */
export function useDiscounts(query: Readonly<Record<string, string>> = noQuery): UseDiscountsResult {
  const client = useClient();
  const errorText = useErrorText();
  const isLoggedIn = useIsLoggedIn();
  const welcome = useQuery({ ...welcomeQuery(client), enabled: isLoggedIn });
  const bonus = useQuery({ ...discountQuery(client, query), enabled: isLoggedIn });
  const [typedCode, setTypedCode, forget] = useSessionState<DiscountCode | null>('discount', null);
  const entry = useMutation({
    mutationFn: (code: string) => client.call(calls.getDiscountCode, { query: { code } }),
    meta: { call: calls.getDiscountCode.name },
    onSuccess: ({ discount_code }) => setTypedCode(discount_code),
  });
  const discounts: Discounts = {
    welcome: welcome.data?.discount_code ?? null,
    timeBonus: bonus.data?.discount_code ?? null,
    typed: typedCode,
  };
  const now = useExpiry([discounts.timeBonus, typedCode].flatMap((each) => each?.valid_until ?? []));
  const isUnknown = entry.error instanceof ApiError && entry.error.code === 'not_found';
  return {
    ...discounts,
    active: activeDiscount(discounts, now),
    error: bonus.error && !bonus.data ? errorText(bonus.error) : undefined,
    enter: (code) => entry.mutate(code),
    remove: () => {
      entry.reset();
      forget();
    },
    isChecking: entry.isPending,
    isUnknown,
    codeError: entry.error && !isUnknown ? errorText(entry.error) : undefined,
  };
}
