export { discountQuery, welcomeQuery } from './discount-queries.ts';
export {
  useCheckout,
  type CheckoutOptions,
  type PlacedOrder,
  type UseCheckoutResult,
} from './useCheckout.ts';
export { useDiscounts, type UseDiscountsResult } from './useDiscounts.ts';
export { useMoney } from './useMoney.ts';
export { useOrders, type UseOrdersResult } from './useOrders.ts';
export { usePaymentCountry, type PaymentCountry } from './usePaymentCountry.ts';
export { useHasHeldMessage, usePurchase, type UsePurchaseResult } from './usePurchase.ts';
export { useShelf, type UseShelfResult } from './useShelf.ts';
export { useStatement, type StatementOptions, type UseStatementResult } from './useStatement.ts';
export { useTransaction, type UseTransactionResult } from './useTransaction.ts';
export {
  useCancellation,
  type SubmittedCancellation,
  type UseCancellationResult,
} from './useCancellation.ts';
export { useSubscription, type UseSubscriptionResult } from './useSubscription.ts';
export { useWithdrawal, type UseWithdrawalResult } from './useWithdrawal.ts';
