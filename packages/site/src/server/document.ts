import { baseCss, fontCss, toHex, tokensCss } from '@meetcute/theme';
import type { Template } from '../template/defineTemplate.ts';
import { inertJson, rootId, stateId, type PageState } from '../page-state.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Rules of a brand that never change: fonts, tokens, reset; made once for each template. */
export const brandCss = ({ name, tokens, fonts }: Template): string =>
  [...fonts.map(fontCss), tokensCss(name, tokens), baseCss].join('\n');

/** The ground behind the page, seen when it is pulled past its end, in the scheme in force. */
function groundCss({ tokens }: Template, scheme: string): string {
  const value = scheme === 'system' ? 'light dark' : scheme;
  return `html{color-scheme:${value};background:light-dark(${tokens.light.surface},${tokens.dark.surface})}body{margin:0}`;
}

function themeColors({ tokens }: Template, scheme: string): string {
  const meta = (color: string, media: string) =>
    `<meta name="theme-color" content="${toHex(color)}"${media}>`;
  if (scheme === 'light') return meta(tokens.light.surface, '');
  if (scheme === 'dark') return meta(tokens.dark.surface, '');
  return (
    meta(tokens.light.surface, ' media="(prefers-color-scheme: light)"') +
    meta(tokens.dark.surface, ' media="(prefers-color-scheme: dark)"')
  );
}

/** What a document is put together from. */
export interface DocumentParts {
  template: Template;
  brandCss: string;
  /** Style elements of the drawn components. */
  styleTags: string;
  html: string;
  title: string;
  lang: string;
  nonce: string;
  entry: string;
  preloads: readonly string[];
  state: PageState;
}

/** What of the app every document names. */
const appLinks = (buildId: string) =>
  `<meta name="build-id" content="${escape(buildId)}"><link rel="manifest" href="/manifest.webmanifest">` +
  '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

/** The whole HTML document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const { template, nonce, state } = parts;
  const scheme = state.scheme ?? template.tokens.home;
  const font = template.fonts[0]?.files.latin;
  return [
    `<!doctype html><html lang="${parts.lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escape(parts.title)}</title>`,
    `<meta property="csp-nonce" content="${nonce}">`,
    themeColors(template, scheme),
    appLinks(state.buildId),
    font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : '',
    `<style nonce="${nonce}">${groundCss(template, scheme)}\n${parts.brandCss}</style>`,
    parts.styleTags,
    ...parts.preloads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    `<script type="module" crossorigin nonce="${nonce}" src="${parts.entry}"></script>`,
    `</head><body><div id="${rootId}">${parts.html}</div>`,
    `<script type="application/json" id="${stateId}" nonce="${nonce}">${inertJson(state)}</script></body></html>`,
  ].join('');
}
