/** Milliseconds between two polls of user, chats and likes without push (spec: const.poll-interval). */
export const POLL_INTERVAL_MS = 60_000;

/** Milliseconds between two polls while push is subscribed (spec: const.poll-interval-push). */
export const POLL_INTERVAL_PUSH_MS = 300_000;

/** Longest time in milliseconds between two polls, after any number of failures. */
export const POLL_INTERVAL_MAX_MS = 300_000;

/** Share by which the poll interval varies up and down, so that clients do not poll in lockstep. */
export const POLL_JITTER = 0.15;

/**
 * Milliseconds between loading the user and the first poll of user, chats and likes
 * (spec: session.login-starts-chats-polling-after-1-s).
 */
export const FIRST_POLL_DELAY_MS = 1000;

/** Milliseconds between two heartbeats of an event stream. Half of the idle time that proxies tolerate. */
export const STREAM_HEARTBEAT_MS = 30_000;

/**
 * Milliseconds after the last sign of an event stream during which it replaces polling. A stream that is
 * silent for longer counts as lost.
 */
export const STREAM_FRESH_MS = 45_000;

/** Milliseconds after the last typing signal during which a member counts as typing. */
export const TYPING_TIME_MS = 6000;

/** Milliseconds between two typing signals. */
export const TYPING_PAUSE_MS = 3000;

/** Milliseconds between two reports of the read position in a conversation. */
export const READ_PAUSE_MS = 1000;

/** Milliseconds during which the logging-out flag stays on (spec: session.logging-out-flag-1-s). */
export const LOGGING_OUT_TIME_MS = 1000;

/** Milliseconds until a notice hides; the specification calls it a toast (spec: toast.auto-hide-5000-ms). */
export const NOTICE_DURATION_MS = 5000;

/** Timings in milliseconds and height in pixels of the top loading bar (spec: loading-bar.throttle-200-ms). */
export const LOADING_BAR = {
  throttle: 200,
  duration: 2000,
  hideDelay: 500,
  resetDelay: 400,
  height: 3,
} as const;

/** Seconds of a day. */
export const DAY_S = 86_400;

/** Milliseconds of a day. */
export const DAY_MS = DAY_S * 1000;

/** Default lifetime of a cookie in seconds: 30 days (spec: const.cookie-lifetime-30-days). */
export const COOKIE_LIFETIME_S = 30 * DAY_S;

/** Path that stores the language and colours of a submitted form in cookies, for pages without script. */
export const PREFERENCES_PATH = '/preferences';

/** Number of profiles on one page of search results (spec: search.page-size). */
export const PAGE_SIZE = 12;

/** Number of profiles in one block of search results that gets tiles (spec: tile.webcam-after-every-12-profiles). */
export const TILE_BLOCK = 12;

/** Index of each tile within a block of results, from 0 (spec: tile.cam-index-1, tile.advert-index-5). */
export const TILE_INDEX = { cam: 1, advert: 5 } as const;

/** Age in milliseconds that an account must exceed to get tiles: 4 days (spec: tile.account-age-over-345600000-ms). */
export const TILE_ACCOUNT_AGE_MS = 345_600_000;

/** Highest age in the date picker, in years; not a validation limit (spec: dob.picker-ages-18-to-100). */
export const PICKER_MAX_AGE = 100;

/** Years by which the similar search widens an age range on each side (spec: search.similar-age-widened-5-years). */
export const SIMILAR_AGE_MARGIN = 5;

/** Region id that means all regions (spec: search.country-change-resets-region-0). */
export const ALL_REGIONS = '0';

/**
 * Poll interval in milliseconds and timeout in ticks of the activation screen. `stages` lists the ticks at
 * which its texts change (spec: activate.poll-every-900-ms).
 */
export const ACTIVATION = { pollInterval: 900, timeout: 20, stages: [0, 4, 7, 10] } as const;

/** Milliseconds between the last keystroke and the check of an e-mail address (spec: email.checked-after-change). */
export const EMAIL_CHECK_DELAY_MS = 400;

/** Milliseconds during which a cached geolocation is usable: 1 hour (spec: const.geolocation-max-age-1-hour). */
export const GEOLOCATION_MAX_AGE_MS = 3_600_000;

/** Version of the push service worker (spec: const.push-sw-version-2). */
export const PUSH_WORKER_VERSION = 2;

/** Time zone of a browser that does not report one (spec: const.fallback-timezone-utc). */
export const FALLBACK_TIMEZONE = 'UTC';

/** Minimum rows and height in pixels of a text area (spec: textarea.min-2-rows, textarea.height-150-px). */
export const TEXT_AREA = { rows: 2, height: 150 } as const;
