import type { World } from './world.ts';

/** Ends event streams and push subscriptions of sessions that have ended. */
export function dropEnded({ sessions, streams, pushSubscriptions }: World): void {
  for (const { session, end } of streams) if (!sessions.has(session)) end();
  for (const [endpoint, session] of pushSubscriptions)
    if (!sessions.has(session)) pushSubscriptions.delete(endpoint);
}

/** Visitor ID of the one browser that a story runs in. */
export const STORY_BROWSER = 'story';

/** Records that a member logged in from a browser. */
export function rememberBrowser({ knownBrowsers, now }: World, memberId: string, visitor: string): void {
  const browsers = knownBrowsers.get(memberId) ?? new Map<string, Date>();
  knownBrowsers.set(memberId, browsers.set(visitor, now()));
}

/** Deletes all known browsers of a member but one. */
export function deleteKnownBrowsers(
  { knownBrowsers }: World,
  memberId: string,
  visitor: string | null,
): void {
  const time = knownBrowsers.get(memberId)?.get(visitor ?? '');
  knownBrowsers.set(memberId, new Map(visitor !== null && time ? [[visitor, time]] : []));
}

/** Logs the story's browser in as a member and returns the session token. */
export function logIn(world: World, memberId: string): string {
  const token = world.nextId('session-');
  world.sessions.set(token, memberId);
  world.browserSession = token;
  rememberBrowser(world, memberId, STORY_BROWSER);
  return token;
}
