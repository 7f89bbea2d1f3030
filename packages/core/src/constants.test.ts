import { expect, test } from 'vitest';
import * as constants from './constants.ts';

const rows = [
  ['toast.auto-hide-5000-ms', constants.TOAST_TIME, 5000],
  ['loading-bar.throttle-200-ms', constants.LOADING_BAR.throttle, 200],
  ['loading-bar.duration-2000-ms', constants.LOADING_BAR.duration, 2000],
  ['loading-bar.hide-delay-500-ms', constants.LOADING_BAR.hideDelay, 500],
  ['loading-bar.reset-delay-400-ms', constants.LOADING_BAR.resetDelay, 400],
  ['loading-bar.height-3-px', constants.LOADING_BAR.height, 3],
  ['const.cookie-lifetime-30-days', constants.COOKIE_LIFETIME, 30 * 24 * 60 * 60],
  ['const.cookie-lax', constants.COOKIE_SAME_SITE, 'lax'],
  ['const.default-template-classic', constants.DEFAULT_TEMPLATE, 'classic'],
  ['search.page-size', constants.PAGE_SIZE, 12],
  ['activate.poll-every-900-ms', constants.ACTIVATION.pollInterval, 900],
  ['const.geolocation-max-age-1-hour', constants.GEOLOCATION_MAX_AGE, 60 * 60 * 1000],
  ['const.push-sw-version-2', constants.PUSH_WORKER_VERSION, 2],
  ['textarea.height-150-px', constants.TEXT_AREA.height, 150],
] as const;

for (const [rule, value, expected] of rows) {
  test(`the figure of ${rule} is ${expected}`, { meta: { spec: [rule] } }, () => {
    expect(value).toBe(expected);
  });
}
