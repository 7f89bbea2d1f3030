import { openTabs } from '@meetcute/client';

const openChannel = () => openTabs<string>('meetcute-session');

/** Reports a member's logout to the other tabs of this browser, by profile id. */
export function broadcastLogout(member: string): void {
  const { post, close } = openChannel();
  post(member);
  close();
}

/** Calls `onLoggedOut` with the profile id when a member logs out in another tab. Returns an unsubscribe function. */
export function subscribeToLogout(onLoggedOut: (member: string) => void): () => void {
  const { subscribe, close } = openChannel();
  subscribe(onLoggedOut);
  return close;
}
