/** The channel on which the tabs of a browser tell each other who has left. */
const CHANNEL = 'meetcute-session';

/** Tells every other tab of this browser that a member has left. */
export function broadcastLogout(member: string): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(member);
  channel.close();
}

/** Hears which member has left in another tab, until the answer is called. */
export function subscribeToLogout(onLoggedOut: (member: string) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => onLoggedOut(String(data)));
  return () => channel.close();
}
