/**
 * Currencies of ISO 4217 by the number of their decimals, which is also how the payment provider writes amounts. Without
 * metals, funds and retired currencies. The runtime's own data differs: it formats forints without decimals, for one.
 */
const codes = {
  zero: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  two:
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP ' +
    'CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES ' +
    'KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK ' +
    'NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB ' +
    'TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  three: 'BHD IQD JOD KWD LYD OMR TND',
};

const isIn = (list: string, currency: string): boolean =>
  /^[A-Z]{3}$/.test(currency) && list.includes(currency);

/** Returns whether a text is the code of a currency whose decimals are known, such as `EUR`. */
export const isCurrency = (value: string): boolean => Object.values(codes).some((list) => isIn(list, value));

/** Returns the number of decimals of a currency: 2 for cents. Stored amounts of an unknown currency have 2 as well. */
export const minorDigits = (currency: string): number =>
  isIn(codes.zero, currency) ? 0 : isIn(codes.three, currency) ? 3 : 2;

/** Returns an amount of minor units as a decimal text with all decimals of its currency: `11.99`, `1500`, `1.234`. */
export function writeAmount({ amount, currency }: { amount: number; currency: string }): `${number}` {
  const decimals = minorDigits(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return `${amount < 0 ? '-' : ''}${text}` as `${number}`;
}

/**
 * Returns a decimal text as minor units of a currency. Null when it is not an amount of it: no number, a negative one, an
 * unknown currency, or a part of a minor unit. Zeros may be missing or added at the end.
 */
export function readAmount(value: string, currency: string): number | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(value) ?? [];
  const decimals = minorDigits(currency);
  if (whole === undefined || !isCurrency(currency) || /[^0]/.test(part.slice(decimals))) return null;
  return Number(whole + part.slice(0, decimals).padEnd(decimals, '0'));
}
