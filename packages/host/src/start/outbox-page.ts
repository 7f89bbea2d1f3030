import { createNonce } from '../pages/security.ts';
import { isLoopback } from '@meetcute/core';
import type { KeptMail, Outbox } from './outbox.ts';

/** Answers a request that came from this address; undefined where the address is not known. */
export type Answer = (request: Request, remoteAddress?: string) => Promise<Response>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<&]+(?:&amp;[^\s<&]+)*/g, (url) => `<a href="${url}">${url}</a>`);

function outboxPage(mails: readonly KeptMail[], nonce: string): string {
  const items = mails.map(
    ({ id, to, subject, at, text, html, from }) =>
      `<article><h2>${escape(subject)}</h2><p>${escape(at)} · ${escape(from)} → ${escape(to)}${html ? ` · <a href="/_outbox/${id}">as HTML</a>` : ''}</p><pre>${linked(text)}</pre></article>`,
  );
  const css =
    'body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style nonce="${nonce}">${css}</style><h1>Outbox</h1>${items.join('') || '<p>No mail yet.</p>'}</html>`;
}

/** A page elsewhere whose name leads to this machine comes from here too: the name it used gives it away. */
const isFromHere = (hostname: string, remoteAddress = '') =>
  isLoopback(hostname) && /^(::ffff:)?127\.|^::1$/.test(remoteAddress);

/** A mail as a mail program shows it: it has its styles, and can load and run nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";
const PAGE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const missing = () => new Response('There is no such page.\n', { status: 404 });

const page = (html: string, policy: string) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });

/** Puts the outbox in front of the sites at `/_outbox`, each mail as HTML below it: for a browser on this machine that asks by a name of this machine; others get 404. */
export const withOutbox =
  (answer: Answer, outbox: Outbox): Answer =>
  async (request, remoteAddress) => {
    const { pathname, hostname } = new URL(request.url);
    const [place, id] = /^\/_outbox(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (place === undefined) return answer(request, remoteAddress);
    if (!isFromHere(hostname, remoteAddress)) return missing();
    const mails = await outbox.list();
    if (id !== undefined) {
      const { html } = mails.find((mail) => mail.id === id) ?? {};
      return html ? page(html, MAIL_POLICY) : missing();
    }
    const nonce = createNonce();
    return page(outboxPage(mails, nonce), `${PAGE_POLICY}; style-src 'nonce-${nonce}'`);
  };
