/** The longest name, in characters. */
export const NAME_MAX = 150;

/** The shortest password, in characters. */
export const PASSWORD_MIN = 8;

/** The longest password, in characters. */
export const PASSWORD_MAX = 256;

/** The longest text of a profile, in characters. */
export const PROFILE_TEXT_MAX = 2000;

/** The longest message, in characters. */
export const MESSAGE_MAX = 4000;

/** The longest text of a report, in characters. */
export const REPORT_TEXT_MAX = 2000;

/** The longest subject of a complaint, in characters. */
export const COMPLAINT_SUBJECT_MAX = 200;

/** The longest text of a complaint, in characters. */
export const COMPLAINT_TEXT_MAX = 5000;

/** Profiles on one page of a search, at most (spec: search.page-size is the default 12). */
export const SEARCH_PAGE_MAX = 48;

/** The most photos of a profile, and of one upload. */
export const PHOTOS_MAX = 12;

/** The largest photo, in bytes: 15 MB. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;

/** The largest JSON body, in bytes: 64 KB. */
export const JSON_MAX_BYTES = 64 * 1024;

/** Messages on one page unless the call says otherwise. */
export const MESSAGES_PAGE = 50;
