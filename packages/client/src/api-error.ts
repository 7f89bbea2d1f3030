import { errorStatus, parseErrorResponse, type ErrorCode } from '@meetcute/contract';

/**
 * Error codes of the client: `network` without a response, and `invalid_response` for a response that violates the
 * contract.
 */
export type ClientErrorCode = ErrorCode | 'network' | 'invalid_response' | (string & {});

interface ApiErrorOptions {
  status: number;
  code: ClientErrorCode;
  message: string;
  fields?: Record<string, string> | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Error of a failed call, except an aborted one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status from 400 to 599; 0 without a response; the actual status of a malformed response. */
  readonly status: number;
  /** Stable error code of the contract, or `network` or `invalid_response`. */
  readonly code: ClientErrorCode;
  /** Problem of each invalid field, by field. */
  readonly fields?: Record<string, string>;
  /** Seconds to wait before a retry, if the server requested it. */
  readonly retryAfter?: number;

  constructor({ status, code, message, fields, retryAfter, cause }: ApiErrorOptions) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    if (fields) this.fields = fields;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

const codeByStatus = (status: number): ErrorCode => {
  const matchingCode = (Object.keys(errorStatus) as ErrorCode[]).find((code) => errorStatus[code] === status);
  return matchingCode ?? (status < 500 ? 'bad_request' : 'server_error');
};

/** Returns the seconds of a `Retry-After` header, given as a number or a date; undefined without one. */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  // Compare with the server's clock, because the device's may be days off.
  const sentAt = Date.parse(headers.get('date') ?? '') || now;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - sentAt) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Reads an error response. Derives the code from the status if the body does not follow the contract. */
export async function readError(response: Response, now: number): Promise<ApiError> {
  const error = await parseErrorResponse(await response.json().catch(() => null));
  return new ApiError({
    status: response.status,
    code: error?.code ?? codeByStatus(response.status),
    message: error?.message ?? response.statusText,
    fields: error?.fields,
    retryAfter: readRetryAfter(response.headers, now),
  });
}
