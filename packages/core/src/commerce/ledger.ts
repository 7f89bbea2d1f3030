/**
 * An account of the ledger. `wallet` holds the credits of one member. The others belong to the site: `issued` is where
 * sold and corrected credits come from, `spent` is where those of messages go, and `lost` covers revoked credits that
 * had been spent already. `provider` holds money at the payment provider, `sales` and `tax` what it is for.
 */
export type LedgerAccount = 'wallet' | 'issued' | 'spent' | 'lost' | 'provider' | 'sales' | 'tax';

/** An amount that an entry adds to an account, or takes from it when negative. */
export interface Posting {
  readonly account: LedgerAccount;
  /** Unit of the amount: `credits`, or the currency whose minor unit it counts. */
  readonly unit: string;
  readonly amount: number;
}

const CREDITS = 'credits';

/** Moves credits from one account to another. */
const credits = (source: LedgerAccount, target: LedgerAccount, amount: number): Posting[] =>
  amount === 0
    ? []
    : [
        { account: source, unit: CREDITS, amount: -amount },
        { account: target, unit: CREDITS, amount },
      ];

/** Money of an order in the minor unit of its currency, including tax, and the part that is tax. */
export interface PaidAmount {
  readonly total: number;
  readonly tax: number;
  readonly currency: string;
}

/** Money that arrives from a member. Negate it for money that goes back. */
const money = ({ total, tax, currency }: PaidAmount, sign: 1 | -1): Posting[] =>
  [
    { account: 'provider', unit: currency, amount: sign * total } as const,
    { account: 'sales', unit: currency, amount: -sign * (total - tax) } as const,
    { account: 'tax', unit: currency, amount: -sign * tax } as const,
  ].filter(({ amount }) => amount !== 0);

/** Returns the postings of a paid order with its credits; 0 for an order without credits. */
export const paymentPostings = (paidAmount: PaidAmount, grantedCredits: number): Posting[] => [
  ...money(paidAmount, 1),
  ...credits('issued', 'wallet', grantedCredits),
];

/**
 * Returns the postings of an order whose money went back. Its credits leave the wallet as far as they are there; the
 * rest has been spent and counts as lost, so that a wallet is never below zero.
 */
export function returnPostings(paidAmount: PaidAmount, grantedCredits: number, balance: number): Posting[] {
  const takenCredits = Math.min(grantedCredits, balance);
  const creditPostings = [
    { account: 'wallet', unit: CREDITS, amount: -takenCredits },
    { account: 'lost', unit: CREDITS, amount: takenCredits - grantedCredits },
    { account: 'issued', unit: CREDITS, amount: grantedCredits },
  ] as const;
  return [...money(paidAmount, -1), ...creditPostings.filter(({ amount }) => amount !== 0)];
}

/**
 * Returns the postings of money that is here again after it went back, with the credits that are granted again. `lostCredits` is
 * the number of the member's credits that were paid back after they had been spent, which come first.
 */
export function reversalPostings(
  paidAmount: PaidAmount,
  grantedCredits: number,
  lostCredits: number,
): Posting[] {
  const owedCredits = Math.min(grantedCredits, lostCredits);
  const creditPostings = [
    { account: 'wallet', unit: CREDITS, amount: grantedCredits - owedCredits },
    { account: 'lost', unit: CREDITS, amount: owedCredits },
    { account: 'issued', unit: CREDITS, amount: -grantedCredits },
  ] as const;
  return [...money(paidAmount, 1), ...creditPostings.filter(({ amount }) => amount !== 0)];
}

/** Returns the postings of a sent message that costs credits. */
export const messagePostings = (price: number): Posting[] => credits('wallet', 'spent', price);

/**
 * Returns the postings of a paid message that could not be delivered. `lostCredits` is the number of the member's credits that
 * were paid back after they had been spent. The refund covers them first, and the rest goes to the wallet.
 */
export function undeliveredPostings(price: number, lostCredits: number): Posting[] {
  const owedCredits = Math.min(price, lostCredits);
  const creditPostings = [
    { account: 'spent', unit: CREDITS, amount: -price },
    { account: 'lost', unit: CREDITS, amount: owedCredits },
    { account: 'wallet', unit: CREDITS, amount: price - owedCredits },
  ] as const;
  return creditPostings.filter(({ amount }) => amount !== 0);
}

/** Returns the postings of a correction by an operator; a negative amount takes credits away. */
export const correctionPostings = (amount: number): Posting[] => credits('issued', 'wallet', amount);

/** Returns the sum of each unit in which postings do not sum to zero. Empty for a balanced ledger. */
export function imbalances(postings: Iterable<Posting>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { unit, amount } of postings) sums.set(unit, (sums.get(unit) ?? 0) + amount);
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

/** Returns the credits in a wallet after postings. */
export const walletBalance = (postings: Iterable<Posting>): number => {
  let sum = 0;
  for (const { account, amount } of postings) if (account === 'wallet') sum += amount;
  return sum;
};
