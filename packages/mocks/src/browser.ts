import type { World } from './world.ts';
import { rememberBrowser, STORY_BROWSER } from './sessions.ts';

/** Browser of a request: its session, and the cookies to set with the response. */
export interface WorldBrowser {
  /** ID of this browser, whether logged in or not. */
  readonly visitor: string;
  /** Whether the browser sent the ID itself, so that it may repeat a request with an idempotency key. */
  readonly isKnown: boolean;
  /** Session token; null without a session. */
  readonly session: string | null;
  /** Cookies to set with the response. */
  readonly cookies: readonly string[];
  /** Starts a session for a member. */
  openSession: (memberId: string) => void;
  /** Ends the session. */
  endSession: () => void;
}

const cookieOf = (line: string, name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(line)?.[1] ?? null;

/**
 * Returns the browser of a request. A cookie header means a test with its own browsers; otherwise it is the
 * story's.
 */
export function browserOf(world: World, request: Request): WorldBrowser {
  const line = request.headers.get('cookie');
  const session = line === null ? world.browserSession : cookieOf(line, 'session');
  const knownVisitor = line === null ? STORY_BROWSER : cookieOf(line, 'visitor');
  const visitor = knownVisitor ?? world.nextId('visitor-');
  const cookies = knownVisitor === null ? [`visitor=${visitor}; Path=/; HttpOnly`] : [];
  const change = (next: string | null) => {
    if (session !== null) world.sessions.delete(session);
    if (line === null) world.browserSession = next;
    else cookies.push(`session=${next ?? ''}; Path=/; HttpOnly${next === null ? '; Max-Age=0' : ''}`);
  };
  return {
    visitor,
    isKnown: knownVisitor !== null,
    session,
    cookies,
    openSession: (memberId) => {
      const token = world.nextId('session-');
      change(token);
      world.sessions.set(token, memberId);
      rememberBrowser(world, memberId, visitor);
    },
    endSession: () => change(null),
  };
}
