import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberWorld, openPage } from '../testing/openPage.tsx';
import { usePageHidden } from './usePageHidden.ts';

const beacon = vi.spyOn(navigator, 'sendBeacon');

/** Tells the page what the browser tells it when its tab is left or found again. */
function turn(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => void beacon.mockReset().mockReturnValue(true));
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'visibilityState');
});

test(
  'the moment the page is hidden a beacon says so, and only then',
  { meta: { spec: ['call.post-page-hidden.beacon-when-hidden'] } },
  async () => {
    openPage(memberWorld()).use(usePageHidden);
    turn('visible');
    expect(beacon).not.toHaveBeenCalled();
    turn('hidden');
    expect(beacon).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/api/page-hidden.php`,
      expect.any(Blob),
    );
    turn('visible');
    expect(beacon).toHaveBeenCalledOnce();
  },
);

test('a page that was left behind sends nothing', () => {
  openPage(memberWorld()).use(usePageHidden);
  cleanup();
  turn('hidden');
  expect(beacon).not.toHaveBeenCalled();
});
