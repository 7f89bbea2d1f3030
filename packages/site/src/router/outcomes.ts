import { ApiError } from '@meetcute/client';

/** Thrown while a page loads, to show another one instead. */
export class Redirect extends Error {
  /** Address within the site. */
  readonly to: string;
  /** HTTP status of a server's response. */
  readonly status: number;

  constructor(address: string, status = 302) {
    super(`Redirects to ${address}`);
    this.to = address;
    this.status = status;
  }
}

/** Thrown while a page loads, to show the error page with an HTTP status. */
export class PageFailure extends Error {
  /** HTTP status of the page. */
  readonly status: number;

  constructor(status: number) {
    super(`The page failed with the status ${status}.`);
    this.status = status;
  }
}

/** Returns the HTTP status of what failed: its own, or 500. */
export const readErrorStatus = (error: unknown): number =>
  error instanceof PageFailure || (error instanceof ApiError && error.status >= 400) ? error.status : 500;
