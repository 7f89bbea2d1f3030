import { ApiError } from '@meetcute/client';

/** Whether a query failed because what it asks for is not there, and never was on this page: that is a page not found. */
export const isMissing = (error: Error, query: { state: { data: unknown } }): boolean =>
  error instanceof ApiError && error.status === 404 && query.state.data === undefined;
