import * as z from 'zod/mini';

/**
 * Body of every error response. `fields` names the problem of each invalid field of the payload or query. For `suspended` it
 * has the end of the suspension as `until`, an instant; a ban has none.
 */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

export type ErrorBody = z.output<typeof errorBody>;
