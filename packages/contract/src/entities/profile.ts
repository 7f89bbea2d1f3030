import * as z from 'zod/mini';
import { calendarDate, country, gender, id, instant, language } from '../wire.ts';

/** Photo. Its address is `{cdn_prefix}/{thumb_filename}`; `sizes` adds widths in pixels for `srcset`. */
export const image = z.object({
  id,
  thumb_filename: z.string(),
  sizes: z.optional(z.array(z.object({ width: z.int(), webp: z.string(), avif: z.optional(z.string()) }))),
});

/**
 * Profile fields defined by the site's settings: choices from `allowed_values`, texts from `text_fields`, and
 * `interests`, the ids of the chosen interests separated by commas.
 */
export const personal = z.record(z.string(), z.nullable(z.string()));

/**
 * Profile of a member. `date_of_birth` is only in one's own profile; others get `age`. `last_active` is exact
 * in one's own profile, and rounded down to 15 minutes for others. `fictional` profiles are run by the
 * operator and are labelled in words wherever they appear. They are never `online`, and have no `last_active`.
 */
export const profile = z.object({
  id,
  name: z.string(),
  age: z.nullable(z.int()),
  gender: z.nullable(gender),
  date_of_birth: z.nullable(calendarDate),
  country: z.nullable(country),
  countryregion: z.nullable(id),
  city: z.nullable(z.string()),
  language: z.nullable(language),
  main_image: z.nullable(image),
  images: z.array(image),
  personal: z.nullable(personal),
  fictional: z.boolean(),
  online: z.boolean(),
  last_active: z.nullable(instant),
});

export type ProfilePhoto = z.output<typeof image>;
export type Profile = z.output<typeof profile>;
