import * as z from 'zod/mini';
import { exactLength, maxLength, minLength } from './lengths.ts';

/** An opaque identifier; only message and event ids carry an order. */
export const id = z.string().check(minLength(1), maxLength(100));

/** A decimal string that grows; compare as numbers, with `compareIds` of core. */
export const growingId = z.string().check(z.regex(/^(0|[1-9]\d{0,18})$/));

/** An instant in ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** A calendar date, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();

/** Two-letter country code, ISO 3166-1. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Two-letter language code of one of the seven languages. */
export const language = z.enum(['en', 'nl', 'de', 'it', 'fr', 'es', 'pl']);

/** 'm' man, 'f' woman, 'x' another gender. */
export const gender = z.enum(['m', 'f', 'x']);

/** An amount in the minor unit of its currency (cents). */
export const money = z.object({ amount: z.int(), currency: z.string().check(exactLength(3)) });

/** The answer of a call that has nothing else to say. */
export const done = z.object({ done: z.literal(true) });

/** A short free text of at most `max` characters. */
export const text = (max: number, min = 0) => z.string().check(minLength(min), maxLength(max));

/** A whole number in a query string, from `min` to `max`. Anything else is a bad request. */
export const queryInt = (min: number, max: number) =>
  z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int().check(z.gte(min), z.lte(max)), {
    decode: (value) => Number(value),
    encode: (value) => String(value),
  });

/** A decimal number in a query string, from `min` to `max`. */
export const queryNumber = (min: number, max: number) =>
  z.codec(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/)), z.number().check(z.gte(min), z.lte(max)), {
    decode: (value) => Number(value),
    encode: (value) => String(value),
  });

/** A yes or no in a query string: '1' or '0'. */
export const queryFlag = () =>
  z.codec(z.enum(['0', '1']), z.boolean(), {
    decode: (value) => value === '1',
    encode: (value) => (value ? '1' : '0'),
  });

export type Id = z.output<typeof id>;
export type Language = z.output<typeof language>;
export type Gender = z.output<typeof gender>;
export type Money = z.output<typeof money>;
