import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { usePageHidden } from './usePageHidden.ts';

const beacon = vi.spyOn(navigator, 'sendBeacon');

/** Changes the page's visibility as a browser does when its tab is hidden or shown. */
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
  'sends a beacon with an empty JSON object only when the page is hidden',
  { meta: { spec: ['call.post-page-hidden.beacon-when-hidden', 'call.post-page-hidden.empty-json-body'] } },
  async () => {
    openPage(memberWorld()).use(usePageHidden);
    turn('visible');
    expect(beacon).not.toHaveBeenCalled();
    turn('hidden');
    expect(beacon).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/api/page-hidden.php`,
      expect.any(Blob),
    );
    const body = beacon.mock.lastCall![1] as Blob;
    expect([await body.text(), body.type]).toEqual(['{}', 'application/json']);
    turn('visible');
    expect(beacon).toHaveBeenCalledOnce();
  },
);

test('sends no beacon after unmount', () => {
  openPage(memberWorld()).use(usePageHidden);
  cleanup();
  turn('hidden');
  expect(beacon).not.toHaveBeenCalled();
});
