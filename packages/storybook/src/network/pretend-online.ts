/** Overrides `navigator.onLine` without dispatching an event, so it affects only what renders afterwards. */
export function pretendOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
}
