import { createNonce } from '../pages/security.ts';

/** Answers a request that came from this address; undefined where the address is not known. */
export type Answer = (request: Request, remoteAddress?: string) => Promise<Response>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in HTML. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const css =
  'body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}';

/** HTML under a content policy of its own, never cached. */
export const htmlResponse = (html: string, policy: string): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });

/** A page of the demo that belongs to no brand: a heading, and a body of HTML whose texts are escaped. */
export function plainPageResponse(title: string, body: string): Response {
  const nonce = createNonce();
  const policy = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'nonce-${nonce}'`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${css}</style>`;
  return htmlResponse(
    `<!doctype html><html lang="en">${head}<main><h1>${title}</h1>${body}</main></html>`,
    policy,
  );
}
