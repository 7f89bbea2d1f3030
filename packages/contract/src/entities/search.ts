import * as z from 'zod/mini';
import { MAX_AGE, MIN_AGE } from '../limits.ts';
import { country, gender, id, queryInt } from '../wire.ts';
import { profile } from './profile.ts';

/** Age in a search query, in years. */
const queryAge = queryInt(MIN_AGE, MAX_AGE);

/** Options of the search filters, each with the schema of its value in a query and in a response. */
const options = {
  gender: { query: z.optional(gender), response: z.nullable(gender) },
  min_age: { query: z.optional(queryAge), response: z.nullable(z.int()) },
  max_age: { query: z.optional(queryAge), response: z.nullable(z.int()) },
  country: { query: z.optional(country), response: z.nullable(country) },
  countryregion: { query: z.optional(id), response: id },
};

/** Returns the schemas of all options for one side of a call. */
const pickSchemas = <Side extends 'query' | 'response'>(side: Side) =>
  Object.fromEntries(Object.entries(options).map(([name, schemas]) => [name, schemas[side]])) as {
    [Name in keyof typeof options]: (typeof options)[Name][Side];
  };

/** Search filters in a query. An absent one is not set. */
export const filterQuery = pickSchemas('query');

/** Search filters. Null means no limit; region '0' means all regions. */
export const filterOptions = z.object(pickSchemas('response'));

/** Response of the search call: one page of profiles, with the filters in use. */
export const searchResponse = z.object({
  profiles: z.array(profile),
  /**
   * Total number of results and the order token `scroll`. Later pages that send the token keep its order.
   * Null if no order is kept; absent in a back end that follows the specification, which does not define it.
   */
  paging: z.object({ num_results: z.int(), scroll: z.optional(z.nullable(id)) }),
  filter_options: filterOptions,
});

/** Webcam offer. `account` is the parameter of the redirect call. */
export const cam = z.object({
  account: z.string(),
  name: z.nullable(z.string()),
  age: z.nullable(z.int()),
  image: z.nullable(z.string()),
});

/** Webcam offers by account. */
export const camsResponse = z.object({ cams: z.record(z.string(), cam) });

export type FilterOptions = z.output<typeof filterOptions>;
export type SearchResponse = z.output<typeof searchResponse>;
export type Cam = z.output<typeof cam>;
