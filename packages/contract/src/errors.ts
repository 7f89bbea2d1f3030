/** HTTP status of every stable error code. */
export const errorStatus = {
  bad_request: 400,
  bad_csrf: 400,
  bad_token: 400,
  bad_passkey: 400,
  too_young: 400,
  weak_password: 400,
  wrong_login: 401,
  wrong_password: 401,
  no_credits: 402,
  forbidden: 403,
  not_logged_in: 403,
  cross_site: 403,
  sign_up_closed: 403,
  search_closed: 403,
  suspended: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  email_taken: 409,
  birth_date_missing: 409,
  version_outdated: 409,
  too_many_images: 409,
  too_many_passkeys: 409,
  too_large: 413,
  unsupported_type: 415,
  unknown_host: 421,
  key_reused: 422,
  image_unreadable: 422,
  too_many_requests: 429,
  server_error: 500,
  not_implemented: 501,
  unavailable: 503,
} as const;

/** Stable error code of the API. */
export type ErrorCode = keyof typeof errorStatus;

/** Error codes that any call may respond with, so that calls need not list them. */
export const commonErrors = [
  'bad_request',
  'cross_site',
  'method_not_allowed',
  'request_timeout',
  'too_large',
  'unsupported_type',
  'unknown_host',
  'too_many_requests',
  'server_error',
  'unavailable',
] as const satisfies readonly ErrorCode[];
