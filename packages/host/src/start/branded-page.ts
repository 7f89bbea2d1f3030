import type { MailColors, MailLook } from '@meetcute/core';
import { createNonce } from '../pages/security.ts';
import { escape, htmlResponse, plainPageResponse } from './plain-page.ts';
import type { HostSite } from './sites.ts';

const varsOf = (colors: MailColors): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

const frame = `*{box-sizing:border-box}
body{display:grid;justify-items:center;margin:0;padding:2rem 1rem;background:var(--page);color:var(--ink);line-height:1.5}
main{display:grid;gap:1rem;inline-size:min(28rem,100%);padding:1.5rem;border-radius:20px;background:var(--card)}
header{display:flex;gap:.75rem;align-items:center;font-weight:600}
header img{border-radius:10px}
h1{margin:0;font-size:1.5rem;line-height:1.2}
p,form{margin:0}
form{display:grid;gap:.75rem}
button,select{min-block-size:2.75rem;padding:.25rem 1rem;border:1px solid var(--muted);border-radius:22px;background:none;color:inherit;font:inherit}
select{background:var(--card)}
button{inline-size:100%;font-weight:600;cursor:pointer}
button[value=pay]{border-color:transparent;background:var(--button);color:var(--onButton)}
label{display:grid;gap:.25rem;color:var(--muted);font-size:.875rem}
a{color:var(--link)}
small{display:block;color:var(--muted);font-size:.875rem}
strong{font-size:1.25rem}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}`;

const cssOf = ({ font, displayFont, colors, darkColors }: MailLook): string =>
  `:root{color-scheme:light dark;${varsOf(colors)}}@media (prefers-color-scheme:dark){:root{${varsOf(darkColors)}}}
body{font-family:${font}}h1,header{font-family:${displayFont}}${frame}`;

/**
 * Creates an uncached page with the mark, colours and fonts of the site's mails: a heading, and an HTML body whose texts are
 * escaped. A site whose mails are plain gets a plain page.
 */
export function brandedPageResponse(
  site: Pick<HostSite, 'mailLook' | 'settings'> | undefined,
  title: string,
  body: string,
): Response {
  if (!site?.mailLook) return plainPageResponse(title, body);
  const { mailLook: look, settings } = site;
  const nonce = createNonce();
  const policy = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; img-src data:; style-src 'nonce-${nonce}'`;
  const logo = look.logo
    ? `<img src="data:image/png;base64,${escape(look.logo)}" alt="" width="40" height="40">`
    : '';
  const [heading, name] = [escape(title), escape(settings.name)];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading} – ${name}</title><style nonce="${nonce}">${cssOf(look)}</style>`;
  const html = `<!doctype html><html lang="en">${head}<main><header>${logo}${name}</header><h1>${heading}</h1>${body}</main></html>`;
  return htmlResponse(html, policy);
}
