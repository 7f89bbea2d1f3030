import * as z from 'zod/mini';
import { isCurrency } from './currencies.ts';
import { LANGUAGES } from './languages.ts';
import { exactLength, maxLength, minLength } from './lengths.ts';

/** Opaque identifier. Only message and event ids are ordered. */
export const id = z.string().check(minLength(1), maxLength(100));

/** Decimal string that grows. Compare numerically, with `compareIds` from core. */
export const growingId = z.string().check(z.regex(/^(0|[1-9]\d{0,18})$/));

/** Instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** Calendar date, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** Two-letter country code, ISO 3166-1. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Language code of one of the supported languages. */
export const language = z.enum(LANGUAGES);

/** Gender: 'm' man, 'f' woman, 'x' another gender. */
export const gender = z.enum(['m', 'f', 'x']);

/** Currency of ISO 4217 whose decimals are known. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/), z.refine(isCurrency));

/**
 * Amount in the minor unit of its currency (cents). Responses may contain any currency, so that stored amounts of one
 * that is not known any more can still be read.
 */
export const money = z.object({ amount: z.int(), currency: z.string().check(exactLength(3)) });

/** Money in a payload, which has no other fields. */
export const sentMoney = z.strictObject({ amount: z.int(), currency });

/** Response of a call without any other result. */
export const done = z.object({ done: z.literal(true) });

/** Text of `min` to `max` characters. Default for `min`: 0. */
export const text = (max: number, min = 0) => z.string().check(minLength(min), maxLength(max));

/** Secret token of a link, or of an earlier response. */
export const token = text(200, 1);

/** Integer in a query string, from `min` to `max`. Anything else is a bad request. */
export const queryInt = (min: number, max: number) =>
  z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int().check(z.gte(min), z.lte(max)), {
    decode: (value) => Number(value),
    encode: (value) => String(value),
  });

/** Decimal number in a query string, from `min` to `max`. */
export const queryNumber = (min: number, max: number) =>
  z.codec(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/)), z.number().check(z.gte(min), z.lte(max)), {
    decode: (value) => Number(value),
    encode: (value) => String(value),
  });

/** Up to `max` ids in a query string, separated by commas. */
export const queryIds = (max: number) =>
  z.codec(z.string(), z.array(id).check(minLength(1), maxLength(max)), {
    decode: (value) => value.split(','),
    encode: (values) => values.join(','),
  });

/**
 * Cursor of the next page of a list, from an earlier page: name of the list, 1 where the last entry is new or
 * unread, its time in milliseconds and its id. The time ends in the year 2286: databases read no year of five digits.
 */
export const listCursor = (...lists: readonly string[]) =>
  z.string().check(z.regex(new RegExp(`^(${lists.join('|')})\\.[01]\\.\\d{1,13}\\..{1,100}$`)));

/** Boolean in a query string: '1' or '0'. */
export const queryFlag = () =>
  z.codec(z.enum(['0', '1']), z.boolean(), {
    decode: (value) => value === '1',
    encode: (value) => (value ? '1' : '0'),
  });

export type Id = z.output<typeof id>;
export type Gender = z.output<typeof gender>;
export type Money = z.output<typeof money>;
