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
    ({ to, subject, at, text, from }) =>
      `<article><h2>${escape(subject)}</h2><p>${escape(at)} · ${escape(from)} → ${escape(to)}</p><pre>${linked(text)}</pre></article>`,
  );
  const css =
    'body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style nonce="${nonce}">${css}</style><h1>Outbox</h1>${items.join('') || '<p>No mail yet.</p>'}</html>`;
}

/** A page elsewhere whose name leads to this machine comes from here too: the name it used gives it away. */
const isFromHere = (hostname: string, remoteAddress = '') =>
  isLoopback(hostname) && /^(::ffff:)?127\.|^::1$/.test(remoteAddress);

/** Puts the outbox in front of the sites at `/_outbox`: for a browser on this machine that asks by a name of this machine; others get 404. */
export const withOutbox =
  (answer: Answer, outbox: Outbox): Answer =>
  async (request, remoteAddress) => {
    const { pathname, hostname } = new URL(request.url);
    if (pathname !== '/_outbox') return answer(request, remoteAddress);
    if (!isFromHere(hostname, remoteAddress))
      return new Response('There is no such page.\n', { status: 404 });
    const nonce = createNonce();
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    };
    return new Response(outboxPage(await outbox.list(), nonce), { headers });
  };
