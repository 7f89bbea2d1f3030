/** Milliseconds between two polls of user, chats and likes without push (spec: const.poll-interval). */
export const POLL_INTERVAL = 60_000;

/** The same while push is subscribed (spec: const.poll-interval-push). */
export const POLL_INTERVAL_PUSH = 300_000;

/** Milliseconds between two polls at most, however many have failed. */
export const POLL_INTERVAL_MAX = 300_000;

/** By how much the time between two polls varies, up and down, so that members don't all ask at once. */
export const POLL_JITTER = 0.15;

/** Milliseconds after the user until they are first polled, and chats and likes (spec: session.login-starts-chats-polling-after-1-s). */
export const FIRST_POLL_DELAY = 1000;

/** Milliseconds after which an event stream says that it is still there: half of what proxies bear in silence. */
export const STREAM_HEARTBEAT = 30_000;

/** Milliseconds for which a heard event stream stands in for polling; one that is silent for longer is dead. */
export const STREAM_FRESH = 45_000;

/** Milliseconds for which somebody counts as writing after the last sign of it. */
export const TYPING_TIME = 6000;

/** Milliseconds between two times that the other is told that a member is writing. */
export const TYPING_PAUSE = 3000;

/** Milliseconds between two times that the server is told how far a conversation was read. */
export const READ_PAUSE = 1000;

/** Milliseconds that the logging-out flag stays on (spec: session.logging-out-flag-1-s). */
export const LOGGING_OUT_TIME = 1000;

/** Milliseconds until a toast hides by itself (spec: toast.auto-hide-5000-ms). */
export const TOAST_TIME = 5000;

/** Milliseconds and pixels of the top loading bar (spec: loading-bar.throttle-200-ms). */
export const LOADING_BAR = {
  throttle: 200,
  duration: 2000,
  hideDelay: 500,
  resetDelay: 400,
  height: 3,
} as const;

/** Seconds a cookie lives unless it says otherwise: 30 days (spec: const.cookie-lifetime-30-days). */
export const COOKIE_LIFETIME = 2_592_000;

/** The template of a site that names none (spec: const.default-template-classic). */
export const DEFAULT_TEMPLATE = 'classic';

/** Profiles on one page of a search (spec: search.page-size). */
export const PAGE_SIZE = 12;

/** Profiles in one block of search results that gets tiles (spec: tile.webcam-after-every-12-profiles). */
export const TILE_BLOCK = 12;

/** Place of each tile in a block of the result, counted from 0 (spec: tile.cam-index-1, tile.advert-index-5). */
export const TILE_INDEX = { cam: 1, advert: 5 } as const;

/** Age of an account in milliseconds that tiles need it to exceed: 4 days (spec: tile.account-age-over-345600000-ms). */
export const TILE_ACCOUNT_AGE = 345_600_000;

/** The age below which nobody is a member, whatever a site sets (spec: dob.min-age-default-18). */
export const MIN_AGE = 18;

/** The oldest age a search may ask for, in years. */
export const MAX_AGE = 120;

/** The oldest age of the picker; no bound of validation (spec: dob.picker-ages-18-to-100). */
export const PICKER_MAX_AGE = 100;

/** Years by which the similar search widens an age range on each side (spec: search.similar-age-widened-5-years). */
export const SIMILAR_AGE_MARGIN = 5;

/** The region that stands for all regions (spec: search.country-change-resets-region-0). */
export const ALL_REGIONS = '0';

/** Most characters of a city (spec: city.max-255). */
export const CITY_MAX = 255;

/** Milliseconds and ticks of the activation screen; `stages` are the ticks at which its texts begin (spec: activate.poll-every-900-ms). */
export const ACTIVATION = { pollInterval: 900, timeout: 20, stages: [0, 4, 7, 10] } as const;

/** Milliseconds after the last keystroke until an e-mail address is checked (spec: email.checked-after-change). */
export const EMAIL_CHECK_DELAY = 400;

/** Units of the sign-up's progress (spec: signup.progress-step-over-6). */
export const PROGRESS_UNITS = 6;

/** The sign-up steps that have a progress dot (spec: signup.progress-four-dots). */
export const DOT_STEPS = [2, 3, 4, 5] as const;

/** Milliseconds that a cached geolocation stays usable: 1 hour (spec: const.geolocation-max-age-1-hour). */
export const GEOLOCATION_MAX_AGE = 3_600_000;

/** Version of the push service worker (spec: const.push-sw-version-2). */
export const PUSH_WORKER_VERSION = 2;

/** The timezone of a browser that names none (spec: const.fallback-timezone-utc). */
export const FALLBACK_TIMEZONE = 'UTC';

/** Least rows and height in pixels of a text area (spec: textarea.min-2-rows, textarea.height-150-px). */
export const TEXT_AREA = { rows: 2, height: 150 } as const;
