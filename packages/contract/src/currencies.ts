import { isIn, minorDigits, THREE_DECIMALS, ZERO_DECIMALS } from './minor-digits.ts';

/** Currencies of ISO 4217 with two decimals. Without metals, funds and retired currencies. */
const TWO_DECIMALS =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP ' +
  'CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES ' +
  'KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK ' +
  'NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB ' +
  'TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG';

/** Returns whether a text is the code of a currency whose decimals are known, such as `EUR`. */
export const isCurrency = (value: string): boolean =>
  [ZERO_DECIMALS, TWO_DECIMALS, THREE_DECIMALS].some((list) => isIn(list, value));

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
