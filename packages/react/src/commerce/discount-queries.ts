import { queryFor, type Client } from '@meetcute/client';
import { calls, type CallResponse } from '@meetcute/contract';

type Offered = CallResponse<typeof calls.getDiscountCode>;

/**
 * Returns query options for the discount that the query of a page asks for, such as a time bonus. Rejects when the call
 * fails (spec: error.discount-code-rethrown).
 */
export const discountQuery = (client: Client, query: Readonly<Record<string, string>>) =>
  queryFor(client, calls.getDiscountCode, query);

/**
 * Returns query options for the welcome discount. A failed call counts as no discount, because prices without it are
 * prices too (spec: error.discount-code-welcome-swallowed).
 */
export function welcomeQuery(client: Client) {
  const query = queryFor(client, calls.getDiscountCode, { welcome: 'true' });
  return {
    ...query,
    queryFn: async (context: { signal: AbortSignal }): Promise<Offered> => {
      try {
        return await query.queryFn(context);
      } catch {
        context.signal.throwIfAborted();
        return { discount_code: null };
      }
    },
  };
}
