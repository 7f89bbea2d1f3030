import { rememberBrowser, STORY_BROWSER, type World } from './world.ts';

/** Who asks: a browser of the world, its session, and the cookies of the answer. */
export interface WorldBrowser {
  /** Stands for this browser, logged in or not. */
  readonly visitor: string;
  /** Whether the browser was known before this request, so that it may repeat one under a key. */
  readonly isKnown: boolean;
  readonly session: string | null;
  readonly cookies: readonly string[];
  openSession: (memberId: string) => void;
  endSession: () => void;
}

const cookieOf = (line: string, name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(line)?.[1] ?? null;

/** A cookie header means a test with browsers of its own; without one the story's browser asks. */
export function browserOf(world: World, request: Request): WorldBrowser {
  const line = request.headers.get('cookie');
  const session = line === null ? world.browserSession : cookieOf(line, 'session');
  const known = line === null ? STORY_BROWSER : cookieOf(line, 'visitor');
  const visitor = known ?? world.nextId('visitor-');
  const cookies = known === null ? [`visitor=${visitor}; Path=/; HttpOnly`] : [];
  const change = (next: string | null) => {
    if (session !== null) world.sessions.delete(session);
    if (line === null) world.browserSession = next;
    else cookies.push(`session=${next ?? ''}; Path=/; HttpOnly${next === null ? '; Max-Age=0' : ''}`);
  };
  return {
    visitor,
    isKnown: known !== null,
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
