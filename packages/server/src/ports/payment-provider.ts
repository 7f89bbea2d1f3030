import type { Money, OrderState, PaymentMethod } from '@meetcute/contract';
import type { Return } from '@meetcute/core';

/** A payment to create at a provider. */
export interface NewPayment {
  /** Id of the order. Creating a payment of an order again soon returns the same one. */
  orderId: string;
  amount: Money;
  method: PaymentMethod;
  /** Text on the payment page and on bank statements, such as the name of the site. */
  description: string;
  /** Address to which the provider sends the buyer back. */
  returnUrl: string;
  /** Address that the provider calls after each change of the payment, at least once and in any order. */
  noticeUrl: string;
  /** Whether the buyer allows later charges without being asked, for premium that renews. */
  renews?: true;
}

/** A charge without the buyer, allowed by an earlier payment. */
export interface NewCharge extends Pick<NewPayment, 'orderId' | 'amount' | 'description' | 'noticeUrl'> {
  /** Id at the provider of the first payment, which was created with `renews` and has been paid. */
  mandateOf: string;
}

/** Money to send back to a buyer. */
export interface NewRefund {
  /** Id of the payment at the provider. */
  reference: string;
  amount: Money;
  /** Key of the refund. Requesting a refund with the same key again sends nothing. */
  key: string;
}

/** A payment as its provider knows it. */
export interface ReportedPayment {
  /** `paid` once the money has arrived, whatever went back afterwards. */
  state: OrderState;
  amount: Money;
  /** Refunds and chargebacks, also those that failed or were reversed. */
  returns: readonly Return[];
}

/** A payment that a provider has of an order. */
export interface KnownPayment {
  /** Id at the provider. */
  reference: string;
  /** Address where the buyer pays; null if the buyer cannot pay it now. */
  payUrl: string | null;
}

/**
 * Service that takes payments. Every method rejects while the service cannot be reached, and may then have had its effect.
 * Providers forget requests after an hour, so an order is looked up with `find` before an old request is repeated.
 */
export interface PaymentProvider {
  /** Returns the newest payment of an order that has not failed; null if there is none. */
  find(order: { orderId: string; orderedAt: Date }): Promise<KnownPayment | null>;
  /** Creates the payment of an order. Returns its id at the provider and the address where the buyer pays. */
  create(payment: NewPayment): Promise<{ reference: string; payUrl: string }>;
  /** Returns the current state of a payment. Only this response changes an order, never a notice. */
  read(reference: string): Promise<ReportedPayment>;
  /**
   * Charges a buyer who agreed to renewal. Returns the id of the payment, whose state follows by notices. Rejects also
   * if the buyer has withdrawn the mandate at the provider.
   */
  charge(charge: NewCharge): Promise<{ reference: string }>;
  /** Requests a refund. Returns it as one of the returns of the payment. It may fail days later. */
  refund(refund: NewRefund): Promise<Return>;
}
