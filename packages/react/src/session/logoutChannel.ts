/** Name of the broadcast channel for logouts. */
const CHANNEL = 'meetcute-session';

/** Reports a member's logout to the other tabs of this browser, by profile id. */
export function broadcastLogout(member: string): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(member);
  channel.close();
}

/** Calls `onLoggedOut` with the profile id when a member logs out in another tab. Returns an unsubscribe function. */
export function subscribeToLogout(onLoggedOut: (member: string) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => onLoggedOut(String(data)));
  return () => channel.close();
}
