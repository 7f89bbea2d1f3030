import * as z from 'zod/mini';
import { country, gender, id } from '../wire.ts';
import { profile } from './profile.ts';

/** The filters a search starts with; null means no bound, region '0' means all regions. */
export const filterOptions = z.object({
  gender: z.nullable(gender),
  min_age: z.nullable(z.int()),
  max_age: z.nullable(z.int()),
  country: z.nullable(country),
  countryregion: id,
});

export const searchResponse = z.object({
  profiles: z.array(profile),
  /**
   * `scroll` stands for the order of this page; later pages that name it keep that order. Null where none is kept, left
   * out by a back end that follows the specification, which has no such field.
   */
  paging: z.object({ num_results: z.int(), scroll: z.optional(z.nullable(id)) }),
  filter_options: filterOptions,
});

/** A webcam offer; `account` goes into the redirect call. */
export const cam = z.object({
  account: z.string(),
  name: z.nullable(z.string()),
  age: z.nullable(z.int()),
  image: z.nullable(z.string()),
});

export const camsResponse = z.object({ cams: z.record(z.string(), cam) });

export type FilterOptions = z.output<typeof filterOptions>;
export type SearchResponse = z.output<typeof searchResponse>;
export type Cam = z.output<typeof cam>;
