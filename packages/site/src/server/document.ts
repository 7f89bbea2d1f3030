import { baseCss, fontCss, toHex, tokensCss } from '@meetcute/theme';
import { hiddenPageCss, hideWhenLeft } from '../frame/hidden-page.ts';
import type { Scheme } from '../frame/SiteState.ts';
import type { Template } from '../template/define-template.ts';
import { beforeStart, consentStart, earlyPresses, filmStart, reloadOldPage } from './early-scripts.ts';
import { escapeHtml } from './escape-html.ts';
import { rootId, stateId, type PageState, inertText } from '../page-state.ts';
import { siteStart, type StartFiles } from './site-start.ts';

/** HTML of a page, apart from the preload links before it. */
interface SplitPage {
  /** Links that preload the page's first large images; '' without any. */
  preloads: string;
  /** The rest of the page. */
  page: string;
}

/**
 * Splits off the preload links that React writes before a page, one for each image of high priority and with its
 * `sizes`. Document heads name them before the scripts: a browser without HTTP/2 requests six files at a time, in
 * order.
 */
function splitPreloads(html: string): SplitPage {
  const [preloads = ''] = /^(?:<link rel="preload" [^>]*>)*/.exec(html) ?? [];
  return { preloads, page: html.slice(preloads.length) };
}

const jsonByObject = new WeakMap<object, string>();

/** Returns a shared object as JSON, which is written once. The object must not change. */
const onceJson = (sharedObject: object): string =>
  jsonByObject.getOrInsertComputed(sharedObject, () => inertText(JSON.stringify(sharedObject)));

/**
 * Serializes the state of a page as JSON that is safe inside a script element. Settings and texts, most of it, are the
 * same objects for many requests and are serialized once.
 */
function stateJson({ settings, messages, ...requestState }: PageState): string {
  const rest = inertText(JSON.stringify(requestState)).slice(1);
  return `{"settings":${onceJson(settings)},"messages":${onceJson(messages)},${rest}`;
}

/** Returns the static rules of a brand: fonts, tokens, reset. Computed once per template. */
export const brandCss = ({ name, tokens, fonts }: Template): string =>
  [...fonts.map(fontCss), tokensCss(name, tokens), baseCss].join('\n');

/** Languages with letters outside the fonts' Latin subset. */
const extendedLanguages: ReadonlySet<string> = new Set(['pl']);

/** Files of the fonts to load early: of the first one; on a landing page of all, because its headings are in view. */
const earlyFonts = ({ fonts }: Template, lang: string, isLander: boolean): string[] =>
  (isLander ? fonts : fonts.slice(0, 1)).flatMap(({ files }) =>
    extendedLanguages.has(lang) ? [files.latin, files.latinExt] : [files.latin],
  );

const fontLink = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;

/** Returns a `Link` header with the fonts of a landing page: the browser requests them before it reads the document. */
export const fontLinkHeader = (template: Template, lang: string): string =>
  earlyFonts(template, lang, true)
    .map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ');

/** Background behind the page, visible on overscroll, in the current scheme. */
function groundCss({ tokens }: Template, scheme: string): string {
  const value = scheme === 'system' ? 'light dark' : scheme;
  return `html{color-scheme:${value};background:light-dark(${tokens.light.surface},${tokens.dark.surface})}body{margin:0}@media print{html{color-scheme:light;background:none}}${hiddenPageCss}`;
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

/** Parts of an HTML document. */
export interface DocumentParts {
  /** Template of the page. */
  template: Template;
  /** Static rules of the brand. */
  brandCss: string;
  /** Style elements of the rendered components, with nonce if the document has one. */
  styleTags: string;
  /** Rendered page. */
  html: string;
  /** Title as plain text; escaped here. */
  title: string;
  /** Tags for search engines and previews; '' for none. */
  discovery: string;
  /** Language of the document. */
  lang: string;
  /** Chosen colour scheme; undefined for the brand's home scheme. */
  scheme: Scheme | undefined;
  /** Build id of the texts. */
  buildId: string;
  /** Whether the page is a landing page. Default: false. */
  isLander?: boolean;
  /** The site's script; null for a document that loads none. */
  script: PageScript | null;
}

/** The site's script in a document. */
export interface PageScript extends StartFiles {
  /** Nonce of the content security policy. */
  nonce: string;
  /** State for hydration. */
  state: PageState;
  /** For a page that loads it with the visitor's first interaction, instead of after the first paint; otherwise null. */
  deferred: {
    /** Path and query that the address should have; null if it has them. */
    address: string | null;
  } | null;
  /** Whether the document asks about cookies, and takes the choice before its script has loaded. */
  takesConsent: boolean;
  /** Whether the page is a member's, which is hidden when it is left. */
  isOfMember: boolean;
  /** Whether the server takes the page's forms; null for a page that takes no presses before its script has loaded. */
  takesForms: boolean | null;
}

const nonceOf = (script: PageScript | null) => (script ? ` nonce="${script.nonce}"` : '');

const scriptTag = (code: string, nonce: string) => `<script nonce="${nonce}">${code}</script>`;

/** Keeps presses, takes the choice about cookies and hides a page that is left, before the page's script has loaded. */
const earlyTags = ({ nonce, isOfMember, takesConsent, takesForms }: PageScript) =>
  (isOfMember ? scriptTag(hideWhenLeft, nonce) : '') +
  (takesForms === null ? '' : scriptTag(earlyPresses(takesForms), nonce)) +
  (takesConsent ? scriptTag(consentStart, nonce) : '');

/** Loads the site's script. It follows the page and its state, which the site reads. */
const startTag = (script: PageScript, isLander: boolean) => {
  const { deferred, nonce, state, takesForms } = script;
  const waiting = isLander ? 'on-action' : 'on-interaction';
  const start = siteStart({ ...script, takesForms: takesForms ?? false }, deferred ? waiting : 'after-paint');
  // A page with the result of a form would send the form again.
  const reload = state.form === null ? reloadOldPage : '';
  return scriptTag(
    reload + start + (deferred ? beforeStart(deferred.address) : '') + (isLander ? filmStart : ''),
    nonce,
  );
};

const stateTag = ({ state, nonce }: PageScript) =>
  `<script type="application/json" id="${stateId}" nonce="${nonce}">${stateJson(state)}</script>`;

/** Links to the app's manifest and icons, and the build id. */
const appLinks = (buildId: string) =>
  `<meta name="build-id" content="${escapeHtml(buildId)}"><link rel="manifest" href="/manifest.webmanifest">` +
  '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">';

/** Returns the complete HTML document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const { template, script, isLander = false } = parts;
  const scheme = parts.scheme ?? template.tokens.home;
  const { preloads, page } = splitPreloads(parts.html);
  return [
    `<!doctype html><html lang="${parts.lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.discovery,
    script ? `<meta property="csp-nonce" content="${script.nonce}">` : '',
    themeColors(template, scheme),
    appLinks(parts.buildId),
    ...earlyFonts(template, parts.lang, isLander).map(fontLink),
    preloads,
    // The rest of a landing page would move its first part, so the browser waits for the element after the page.
    isLander ? `<link rel="expect" href="#${stateId}" blocking="render">` : '',
    `<style${nonceOf(script)}>${groundCss(template, scheme)}\n${parts.brandCss}</style>`,
    parts.styleTags,
    script && !isLander ? earlyTags(script) : '',
    `</head><body><div id="${rootId}">${page}</div>`,
    script ? stateTag(script) : '',
    // Even a short script before the page delays its first paint.
    script && isLander ? earlyTags(script) : '',
    script ? startTag(script, isLander) : '',
    '</body></html>',
  ].join('');
}
