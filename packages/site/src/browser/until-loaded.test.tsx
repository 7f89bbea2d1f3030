import { expect, onTestFinished, test, vi } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

test.each([
  ['a press', new Event('pointerdown')],
  ['a key', new KeyboardEvent('keydown', { key: 'Tab' })],
  ['a choice', new Event('change')],
  ['a connection', new Event('online')],
])('reports a failed load, and tries again after %s', async (_, event) => {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  onTestFinished(() => report.mockRestore());
  const reloadOldPage = vi.fn();
  vi.stubGlobal('reloadOldPage', reloadOldPage);
  onTestFinished(() => void vi.unstubAllGlobals());
  const failure = new TypeError('Failed to fetch');
  const load = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const loading = untilLoaded(load);
  await expect.poll(() => report.mock.calls).toEqual([[failure]]);
  expect(load).toHaveBeenCalledTimes(1);
  dispatchEvent(event);
  await expect.poll(() => report).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(2);
  dispatchEvent(event);
  dispatchEvent(event);
  await loading;
  expect(load).toHaveBeenCalledTimes(3);
  // Each failure may be one of files that a deploy removed.
  expect(reloadOldPage).toHaveBeenCalledTimes(2);
});
