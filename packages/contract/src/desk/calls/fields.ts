import * as z from 'zod/mini';
import { APPEAL_TEXT_MAX } from '../../limits.ts';
import { text } from '../../wire.ts';

/** Reasons of a decision, which members read. */
export const reasons = text(APPEAL_TEXT_MAX, 1);

/** Cursor of a page. */
export const page = z.optional(text(200, 1));

/** Id of the entry before which a page ends. */
export const number = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));
