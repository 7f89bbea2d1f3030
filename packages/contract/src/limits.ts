/** The most photos of a profile, and of one upload. */
export const PHOTOS_MAX = 12;

/** The largest photo, in bytes: 15 MB. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;

/** The largest JSON body, in bytes: 64 KB. */
export const JSON_MAX_BYTES = 64 * 1024;

/** Messages on one page unless the call says otherwise. */
export const MESSAGES_PAGE = 50;
