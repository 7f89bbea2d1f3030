import { ApiError } from '@meetcute/client';

/** Whether a query failed with status 404 and has no earlier data, so that the page shows 'not found'. */
export const isMissing = (error: Error, query: { state: { data: unknown } }): boolean =>
  error instanceof ApiError && error.status === 404 && query.state.data === undefined;
