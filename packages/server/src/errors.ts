import { type ErrorBody, type ErrorCode, errorStatus } from '@meetcute/contract';
import type { Refusal, RuleResult } from '@meetcute/core';

/** What an error may say beyond its code; `retryAfter` in seconds. */
export interface ErrorDetails {
  fields?: Record<string, string>;
  message?: string;
  retryAfter?: number;
}

/** What an error says unless it is told to say something else; other codes say themselves. */
const messages: Partial<Record<ErrorCode, string>> = {
  bad_request: 'The request does not fit the contract.',
  cross_site: 'This call may only come from the site itself.',
  weak_password: 'That password is too easy to guess.',
};

/** The only error that a client ever hears of; everything else becomes `server_error`. */
export class ServerError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { fields, message, retryAfter }: ErrorDetails = {}) {
    super(message ?? messages[code] ?? code.replaceAll('_', ' '));
    this.name = 'ServerError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
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
    // The rest of the body would keep the connection open.
    if (this.code === 'request_timeout') headers.set('connection', 'close');
    return Response.json(this.body, { status: this.status, headers });
  }
}

/** Something that is not there, or belongs to someone else: one and the same answer. */
export const notFound = () => new ServerError('not_found');

/** What a rule of core refuses, as an error. */
export const refusalError = ({ code, fields }: Refusal) => new ServerError(code, fields ? { fields } : {});

/** The value that a rule of core keeps. Throws its refusal. */
export function unwrap<T>(result: RuleResult<T>): T {
  if (!result.isAllowed) throw refusalError(result.refusal);
  return result.value;
}
