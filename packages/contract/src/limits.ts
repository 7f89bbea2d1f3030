/** Minimum age of a member in years, whatever a site configures (spec: dob.min-age-default-18). */
export const MIN_AGE = 18;

/** Maximum age of a member in years. An earlier birth date is a typing mistake. */
export const MAX_AGE = 120;

/** Maximum length of a name in characters. */
export const NAME_MAX = 150;

/** Maximum length of an e-mail address in characters (RFC 5321). */
export const EMAIL_MAX = 254;

/** Minimum length of a password in characters. */
export const PASSWORD_MIN = 8;

/** Maximum length of a password in characters. */
export const PASSWORD_MAX = 256;

/** Maximum number of passkeys of an account. */
export const PASSKEYS_MAX = 10;

/** Maximum length of the name of a passkey in characters. */
export const PASSKEY_NAME_MAX = 60;

/** Maximum length of a city in characters (spec: city.max-255). */
export const CITY_MAX = 255;

/** Maximum length of the name of a time zone in characters. */
export const TIMEZONE_MAX = 64;

/** Maximum length of each part of a traffic source in characters. */
export const TRAFFIC_PART_MAX = 200;

/** Maximum length of a traffic source in a query, as JSON, in characters. */
export const TRAFFIC_QUERY_MAX = 2000;

/** Maximum length of the referrer of a sign-up in characters. */
export const REFERRER_MAX = 2000;

/** Maximum length of the name of a profile field in characters. */
export const FIELD_NAME_MAX = 64;

/** Maximum length of a profile text in characters. */
export const PROFILE_TEXT_MAX = 2000;

/** Maximum length of a message in characters. */
export const MESSAGE_MAX = 4000;

/** Maximum length of a report text in characters. */
export const REPORT_TEXT_MAX = 2000;

/** Maximum length of a complaint subject in characters. */
export const COMPLAINT_SUBJECT_MAX = 200;

/** Maximum length of a complaint text in characters. */
export const COMPLAINT_TEXT_MAX = 5000;

/** Maximum length of an appeal in characters. */
export const APPEAL_TEXT_MAX = 2000;

/** Maximum number of profiles on one page of a search (spec: search.page-size is the default 12). */
export const SEARCH_PAGE_MAX = 48;

/** Maximum number of photos of a profile, and of one upload. */
export const PHOTOS_MAX = 12;

/** Maximum size of a photo in bytes: 15 MB. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;

/** Minimum width and height of a profile photo in pixels. A smaller one is a blur on every card. */
export const PHOTO_MIN_SIDE = 200;

/** Maximum size of a JSON body in bytes: 64 KB. */
export const JSON_MAX_BYTES = 64 * 1024;

/** Maximum number of conversations, and of likes of each list, on one page. New ones come before the others. */
export const LIST_PAGE = 100;

/** Default number of notifications on one page. */
export const NOTIFICATIONS_PAGE = 50;

/** Number of orders on one page of the history. */
export const ORDERS_PAGE = 50;

/** Number of entries on one page of the credits statement. */
export const STATEMENT_PAGE = 50;

/** Minimum and maximum length of an idempotency key in characters. */
export const IDEMPOTENCY_KEY = { min: 8, max: 200 } as const;

/** Default number of messages on one page. */
export const MESSAGES_PAGE = 50;
