import { type ErrorBody, type ErrorCode, errorStatus } from '@meetcute/contract';
import { isBanned, type Refusal, type RuleResult } from '@meetcute/core';

/** Details of an error beyond its code. `retryAfter` is in seconds. */
export interface ErrorDetails {
  /** Error codes by field name; for `suspended` the end as `until`. */
  fields?: Record<string, string>;
  /** Message for developers of clients. Default: the message of the code. */
  message?: string;
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number;
  /** Name of the limit that refuses, for the log. */
  limit?: string;
}

/** Default messages. For other codes the message is the code itself. */
const messages: Partial<Record<ErrorCode, string>> = {
  bad_request: 'The request does not match the contract.',
  cross_site: 'This call is only accepted from the site itself.',
  weak_password: 'This password is too easy to guess.',
};

/** The only error that reaches clients. Every other error is sent as `server_error`. */
export class ServerError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly limit: string | undefined;

  constructor(code: ErrorCode, { fields, message, retryAfter, limit }: ErrorDetails = {}) {
    super(message ?? messages[code] ?? code.replaceAll('_', ' '));
    this.name = 'ServerError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.limit = limit;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): ErrorBody {
    return {
      error: { code: this.code, message: this.message, ...(this.fields ? { fields: this.fields } : {}) },
    };
  }

  toResponse(): Response {
    const headers = new Headers();
    if (this.retryAfter !== undefined) headers.set('retry-after', String(this.retryAfter));
    // The unread rest of the body would keep the connection open.
    if (this.code === 'request_timeout') headers.set('connection', 'close');
    return Response.json(this.body, { status: this.status, headers });
  }
}

/**
 * Creates the error for data that does not exist or belongs to another member. Both cases look the same to
 * the client.
 */
export const notFound = () => new ServerError('not_found');

/** Creates the error for a suspended member who logs in. A ban has no end. */
export const suspendedError = (end: Date | null) =>
  new ServerError('suspended', end && !isBanned(end) ? { fields: { until: end.toISOString() } } : {});

/** Creates the error for a refusal of a core rule. */
export const refusalError = ({ code, fields }: Refusal) => new ServerError(code, fields ? { fields } : {});

/** Returns the value that a core rule allows. Throws its refusal. */
export function unwrap<T>(result: RuleResult<T>): T {
  if (!result.isAllowed) throw refusalError(result.refusal);
  return result.value;
}
