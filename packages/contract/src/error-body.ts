import * as z from 'zod/mini';

/** Body of every error response. `fields` names the problem of each invalid field of the payload or query. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

export type ErrorBody = z.output<typeof errorBody>;
