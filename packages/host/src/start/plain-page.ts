import { createNonce } from '../pages/security.ts';

/** Handles a request; `remoteAddress` is the network address that it comes from, undefined if unknown. */
export type RequestHandler = (request: Request, remoteAddress?: string) => Promise<Response>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const css =
  'body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}';

/** Language and status of a page. Default: English, 200. */
interface PageOptions {
  lang?: string;
  status?: number;
}

/** Creates an uncached HTML response with its own content security policy. */
export const htmlResponse = (html: string, policy: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });

/** Creates a page without branding: a heading, and an HTML body whose texts are escaped. */
export function plainPageResponse(
  title: string,
  body: string,
  { lang = 'en', status = 200 }: PageOptions = {},
): Response {
  const nonce = createNonce();
  const policy = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'nonce-${nonce}'`;
  const heading = escape(title);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style nonce="${nonce}">${css}</style>`;
  const html = `<!doctype html><html lang="${lang}">${head}<main><h1>${heading}</h1>${body}</main></html>`;
  return htmlResponse(html, policy, status);
}
