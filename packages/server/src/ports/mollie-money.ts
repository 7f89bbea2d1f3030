import { type Money, readAmount, writeAmount } from '@meetcute/contract';

/** An amount as Mollie writes it, such as `{ currency: 'EUR', value: '11.99' }`. */
export interface MollieAmount {
  currency: string;
  value: string;
}

/** Returns an amount of minor units as a decimal text with the decimals of its currency. */
export const toMollie = (money: Money): MollieAmount => ({
  currency: money.currency,
  value: writeAmount(money),
});

/** Returns a decimal text as minor units. Throws when it is not an amount of a known currency. */
export function fromMollie(mollieAmount: Partial<MollieAmount> | undefined): Money {
  const { currency = '', value = '' } = mollieAmount ?? {};
  const amount = readAmount(value, currency);
  if (amount === null) throw new Error(`The provider reports the amount '${value} ${currency}'.`);
  return { amount, currency };
}
