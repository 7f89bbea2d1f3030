import { errorStatus, parseErrorResponse, type ErrorCode } from '@meetcute/contract';

/** Codes that only a client knows: no answer at all, or one that the contract does not allow. */
export type ClientErrorCode = ErrorCode | 'network' | 'bad_answer' | (string & {});

interface ApiErrorOptions {
  status: number;
  code: ClientErrorCode;
  message: string;
  fields?: Record<string, string> | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** What every failed call throws, apart from an abort. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, 400 to 599; 0 when no answer came; the answer's own when it was malformed. */
  readonly status: number;
  /** Stable code of the contract, or `network` or `bad_answer`. */
  readonly code: ClientErrorCode;
  /** What was wrong with which field. */
  readonly fields?: Record<string, string>;
  /** Seconds to wait before another try, where the server said so. */
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
  const known = (Object.keys(errorStatus) as ErrorCode[]).find((code) => errorStatus[code] === status);
  return known ?? (status < 500 ? 'bad_request' : 'server_error');
};

/** Seconds of a `Retry-After` header, given as a number or a date; undefined without one. */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  // A date is one of the server's clock, which this device's may be a day away from.
  const sentAt = Date.parse(headers.get('date') ?? '') || now;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - sentAt) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Reads an error answer; one without the contract's body is mapped by its status. */
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
