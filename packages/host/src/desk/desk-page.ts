import { createNonce, deskPolicy } from '../pages/security.ts';
import { htmlResponse } from '../start/plain-page.ts';

/** Returns the document of the desk, which the script fills. The nonce admits that script and the styles it creates. */
export function deskPage(entry: string): Response {
  const nonce = createNonce();
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">',
    `<title>Staff desk</title><meta property="csp-nonce" content="${nonce}">`,
    // No request for an icon.
    '<link rel="icon" href="data:,">',
    `<script type="module" nonce="${nonce}" src="${entry}"></script></head>`,
    '<body style="margin:0"><div id="desk"></div>',
    '<noscript>The staff desk needs JavaScript.</noscript></body></html>',
  ].join('');
  return htmlResponse(html, deskPolicy(nonce));
}
