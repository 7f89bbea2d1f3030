/**
 * Currencies of ISO 4217 without decimals, which is also how the payment provider writes their amounts. The runtime's
 * own data differs: it formats forints without decimals, for one.
 */
export const ZERO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';

/** Currencies with three decimals. */
export const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

/** Returns whether a list of currencies contains a code. */
export const isIn = (list: string, currency: string): boolean =>
  /^[A-Z]{3}$/.test(currency) && list.includes(currency);

/** Returns the number of decimals of a currency: 2 for cents. Stored amounts of an unknown currency have 2 as well. */
export const minorDigits = (currency: string): number =>
  isIn(ZERO_DECIMALS, currency) ? 0 : isIn(THREE_DECIMALS, currency) ? 3 : 2;

/** Returns an amount of minor units as a decimal text with all decimals of its currency: `11.99`, `1500`, `1.234`. */
export function writeAmount({ amount, currency }: { amount: number; currency: string }): `${number}` {
  const decimals = minorDigits(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return `${amount < 0 ? '-' : ''}${text}` as `${number}`;
}
