/** Opens a channel between tabs; null in browsers without channels. */
export const openChannel = (name: string): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;

/** Posts one message to the tabs that use `name` in `openTabs`, including this one. */
export function postToTabs<M>(name: string, message: M): void {
  const channel = openChannel(name);
  channel?.postMessage(message);
  channel?.close();
}
