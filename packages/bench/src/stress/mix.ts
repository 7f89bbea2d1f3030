import { cookieOfMember, idOf } from '../stream/crowd.ts';
import type { HttpResult, Sender, Sent } from '../send.ts';

/** Members who are online. */
export const MEMBERS = 2000;

/** Kinds of requests. */
export type Kind = 'poll' | 'public page' | 'read' | 'write';

/** A request of the mix. */
interface Mixed extends Sent {
  kind: Kind;
  path: string;
}

const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];
const PAGES = ['/', '/', '/signup', '/login', '/pages/terms', '/pages/privacy'];
/** Compression that Chrome, Edge and Firefox accept. */
const ENCODINGS = 'gzip, deflate, br, zstd';
const LANGUAGES = ['en', 'de', 'nl', 'fr'];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Reads of a member: a profile, the search, the page of the search, and the page of a profile. */
const readsOf = (n: number, index: number): string =>
  pick(
    [
      `/api/profile.php?id=${idOf(1 + ((n * 7) % MEMBERS))}`,
      `/api/search.php?page=1&pp=12&country=NL`,
      '/members',
      `/members/${idOf(1 + ((n * 11) % MEMBERS))}`,
    ],
    index,
  );

/** Kinds by the last two digits of the request's number: 60 % polls, 20 % public pages, 15 % reads, 5 % writes. */
function kindOf(index: number): Kind {
  const share = (index * 37) % 100;
  if (share < 60) return 'poll';
  if (share < 80) return 'public page';
  return share < 95 ? 'read' : 'write';
}

/** Returns the request with a number. Members take turns; a public page is for a visitor without cookies. */
export function requestOf(index: number): Mixed {
  const kind = kindOf(index);
  const turn = Math.floor(index / 100) + index;
  const n = 1 + (turn % MEMBERS);
  const headers = { cookie: cookieOfMember(n) };
  if (kind === 'poll') return { kind, path: pick(POLLS, turn), headers };
  if (kind === 'public page')
    return { kind, path: pick(PAGES, turn), headers: { 'accept-language': pick(LANGUAGES, turn >> 2) } };
  if (kind === 'read') return { kind, path: readsOf(n, turn), headers };
  const profile = idOf(1 + ((turn * 13 + 1) % MEMBERS));
  const body = { profile: profile === idOf(n) ? idOf((n % MEMBERS) + 1) : profile };
  return { kind, path: '/api/likes.php', method: turn % 2 === 0 ? 'POST' : 'DELETE', headers, body };
}

/** Creates a sender of the mix, which repeats a poll with the `ETag` that its member got last, as browsers do. */
export function createMix(sender: Sender) {
  const tags = new Map<string, string>();
  return async (index: number): Promise<{ kind: Kind; response: HttpResult }> => {
    const { kind, path, ...request } = requestOf(index);
    const key = `${request.headers?.['cookie']} ${path}`;
    const tag = kind === 'poll' ? tags.get(key) : undefined;
    const headers = {
      'accept-encoding': ENCODINGS,
      ...request.headers,
      ...(tag ? { 'if-none-match': tag } : {}),
    };
    const response = await sender.send(path, { ...request, headers });
    if (kind === 'poll' && response.etag) tags.set(key, response.etag);
    return { kind, response };
  };
}
