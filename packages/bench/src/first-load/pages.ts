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

/** Logs in with the demo log-in of the site `classic`, and returns the `Cookie` header. */
async function logIn({ port, login }: Host): Promise<string> {
  const sender = createSender(port, 1);
  try {
    const sent = { method: 'POST', headers: newVisitor(), body: login };
    return cookieOf(expectStatus('The log-in', await sender.send('/api/login.php', sent)));
  } finally {
    sender.close();
  }
}

/** Returns the first path that a page links to below another path. Throws if there is none. */
async function linkOn(host: Host, path: string, below: string, cookie: string): Promise<string> {
  const { body } = await getFrom(host, 'localhost', path, { cookie });
  const [, link] = new RegExp(`href="(${below}/[^"/?]+)"`).exec(body) ?? [];
  if (link === undefined) throw new Error(`${path} links to nothing below ${below}.`);
  return link;
}

/** Returns the pages of the site `classic` that are measured: those of visitors, and those of a member. */
export async function findPages(host: Host): Promise<MeasuredPage[]> {
  const session = await logIn(host);
  const page = (name: string, path: string, cookie = '') => ({
    name,
    site: 'localhost',
    path,
    url: `http://localhost:${host.port}${path}`,
    cookie,
  });
  return [
    page('home', '/'),
    page('sign-up', '/signup'),
    page('landing page', '/landers/gallery'),
    page('terms', '/pages/terms'),
    page('members, visitor', '/members'),
    page('members', '/members', session),
    page('profile', await linkOn(host, '/members', '/members', session), session),
    page('chats', '/chats', session),
    page('a chat', await linkOn(host, '/chats', '/chats', session), session),
  ];
}
