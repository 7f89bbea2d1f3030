import { isLoopback } from '@meetcute/core';
import { withPolicies } from '../pages/security.ts';
import type { StoredMail, MailOutbox } from './outbox.ts';
import { htmlResponse, plainPageResponse, escape, type RequestHandler } from './plain-page.ts';

const linkAddresses = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<&]+(?:&amp;[^\s<&]+)*/g, (url) => `<a href="${url}">${url}</a>`);

const articles = (mails: readonly StoredMail[]): string =>
  mails
    .map(
      ({ id, to, subject, at, text, html, from }) =>
        `<article><h2>${escape(subject)}</h2><p>${escape(at)} · ${escape(from)} → ${escape(to)}${html ? ` · <a href="/_outbox/${id}">as HTML</a>` : ''}</p><pre>${linkAddresses(text)}</pre></article>`,
    )
    .join('');

/** Headers that a proxy adds. One on this machine passes on requests, and host names, of everybody. */
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/**
 * Whether a request comes from this machine. The host name must be loopback too, because a foreign page's
 * name may resolve to it.
 */
const isFromHere = ({ url, headers }: Request, remoteAddress = '') =>
  isLoopback(new URL(url).hostname) &&
  /^(::ffff:)?127\.|^::1$/.test(remoteAddress) &&
  !OF_PROXIES.some((name) => headers.has(name));

/** Policy of a mail page: styles and images inside the mail are allowed, nothing loads or runs. */
const MAIL_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";
const missing = () => new Response('There is no such page.\n', { status: 404 });

async function respond(outbox: MailOutbox, id: string | undefined): Promise<Response> {
  const mails = await outbox.list();
  if (id === undefined) return plainPageResponse('Outbox', articles(mails) || '<p>No mail yet.</p>');
  const { html, images = [] } = mails.find((mail) => mail.id === id) ?? {};
  if (!html) return missing();
  const withImages = images.reduce(
    (page, image) => page.replaceAll(`"cid:${image.id}"`, `"data:image/png;base64,${image.png}"`),
    html,
  );
  return htmlResponse(withImages, MAIL_POLICY);
}

/**
 * Adds the outbox at `/_outbox` in front of the sites, with each mail as HTML below it. Only a browser on
 * this machine that uses a loopback name, and no proxy, sees it; others get 404.
 */
export const withOutbox =
  (handle: RequestHandler, outbox: MailOutbox): RequestHandler =>
  async (request, remoteAddress) => {
    const { pathname } = new URL(request.url);
    const [place, id] = /^\/_outbox(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (place === undefined) return handle(request, remoteAddress);
    const isOpen = isFromHere(request, remoteAddress);
    return withPolicies(isOpen ? await respond(outbox, id) : missing(), request.url);
  };
