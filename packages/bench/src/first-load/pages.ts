import { getFrom } from '../get-from.ts';
import type { Host } from '../host.ts';
import { createSender, cookieOf, expectStatus } from '../send.ts';
import { newVisitor } from '../visitors.ts';

/** A page that is measured. */
export interface MeasuredPage {
  /** Name in tables. */
  name: string;
  /** Host name of the site. */
  site: string;
  /** Path of the page. */
  path: string;
  /** Address of the page. */
  url: string;
  /** `Cookie` header of the visitor: the session of a member, or ''. */
  cookie: string;
}

/**
 * Logs in with the demo log-in of the site `classic`, and returns the `Cookie` header of a browser that has seen the site: it
 * also has the time zone. A page that stores a cookie itself is not restored from the back/forward cache.
 */
async function logIn({ port, login }: Host): Promise<string> {
  const sender = createSender(port, 1);
  try {
    const request = { method: 'POST', headers: newVisitor(), body: login };
    const session = cookieOf(expectStatus('The log-in', await sender.send('/api/login.php', request)));
    return `${session}; time_zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}`;
  } finally {
    sender.close();
  }
}

/** Returns the first path that a page links to below another path. Throws if there is none. */
async function linkOn(host: Host, path: string, parentPath: string, cookie: string): Promise<string> {
  const { body } = await getFrom(host, 'localhost', path, { cookie });
  const [, link] = new RegExp(`href="(${parentPath}/[^"/?]+)"`).exec(body) ?? [];
  if (link === undefined) throw new Error(`${path} links to nothing below ${parentPath}.`);
  return link;
}

const first = (parentPath: string) => (host: Host, session: string) =>
  linkOn(host, parentPath, parentPath, session);
const returnPath = (path: string) => () => Promise.resolve(path);

/** Pages by name: their path, and whether a member opens them. */
const all: Readonly<
  Record<string, { pathOf: (host: Host, session: string) => Promise<string>; isMember?: true }>
> = {
  home: { pathOf: returnPath('/') },
  'sign-up': { pathOf: returnPath('/signup') },
  landing: { pathOf: returnPath('/landers/gallery') },
  terms: { pathOf: returnPath('/pages/terms') },
  members: { pathOf: returnPath('/members'), isMember: true },
  profile: { pathOf: first('/members'), isMember: true },
  chats: { pathOf: returnPath('/chats'), isMember: true },
  chat: { pathOf: first('/chats'), isMember: true },
  'members-visitor': { pathOf: returnPath('/members') },
};

/** Names of the pages that can be measured. */
export const pageNames = Object.keys(all);

/** Names of the pages that are measured without words. */
export const standardNames = pageNames.filter((name) => !['chat', 'members-visitor'].includes(name));

/** Returns pages of the site `classic` by name: those of visitors, and those of a member. */
export async function findPages(host: Host, names: readonly string[]): Promise<MeasuredPage[]> {
  const session = await logIn(host);
  const pages: MeasuredPage[] = [];
  for (const name of names) {
    const { pathOf, isMember } = all[name] ?? { pathOf: returnPath('/') };
    const path = await pathOf(host, session);
    const url = `http://localhost:${host.port}${path}`;
    pages.push({ name, site: 'localhost', path, url, cookie: isMember ? session : '' });
  }
  return pages;
}
