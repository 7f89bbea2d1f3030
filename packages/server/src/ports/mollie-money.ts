import type { Money } from '@meetcute/contract';

/** An amount as Mollie writes it, such as `{ currency: 'EUR', value: '11.99' }`. */
export interface MollieAmount {
  currency: string;
  value: string;
}

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Returns an amount of minor units as a decimal text with the decimals of its currency. */
export function toMollie({ amount, currency }: Money): MollieAmount {
  const decimals = decimalsOf(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return { currency, value: decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}` };
}

/** Returns a decimal text as minor units. Throws when it is not an amount of its currency. */
export function fromMollie(given: Partial<MollieAmount> | undefined): Money {
  const { currency = '', value = '' } = given ?? {};
  const decimals = /^[A-Z]{3}$/.test(currency) ? decimalsOf(currency) : 0;
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === undefined || part.length !== decimals || currency.length !== 3)
    throw new Error(`The provider reports the amount '${value} ${currency}'.`);
  return { amount: Number(whole + part), currency };
}
