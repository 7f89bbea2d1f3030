import type { Settings } from '@meetcute/contract';
import { buildCanonicalAddress, isListed, listAlternates, matchRoute } from '@meetcute/core';
import { localeOf, type LocaleCode } from '@meetcute/i18n';
import { queryLocale } from '../frame/address-locale.ts';
import { escapeHtml } from './escape-html.ts';

/** Facts about a page that search engines and previews of links read. */
export interface Discovery {
  /** Address of the page. */
  url: URL;
  /** Settings of the site; its `domain` is the host of the canonical address. */
  settings: Pick<Settings, 'domain' | 'name' | 'signups' | 'languages'>;
  /** Title of the page. */
  title: string;
  /** One or two sentences about the page; null without any. */
  description: string | null;
  /** Language of the page. */
  locale: LocaleCode;
  /** HTTP status of the page. */
  status: number;
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

const link = (attributes: string, href: string) => `<link ${attributes} href="${escapeHtml(href)}">`;

/**
 * Returns the tags of a page for search engines and previews: description, canonical address, the same page in the other
 * languages of the site, and a card. A page that must not be listed has `noindex` instead.
 */
export function discoveryTags({ url, settings, title, description, locale, status }: Discovery): string {
  const match = matchRoute(url.pathname);
  const descriptionTag = description === null ? '' : meta('name', 'description', description);
  if (status !== 200 || !match || !isListed(match.name, settings))
    return descriptionTag + meta('name', 'robots', 'noindex');
  const origin = `https://${settings.domain}`;
  // Without the slash that an address may end with.
  const plain = origin + match.route.path;
  const canonical = buildCanonicalAddress(plain, queryLocale(url, settings), settings);
  return [
    descriptionTag,
    link('rel="canonical"', canonical),
    ...listAlternates(plain, settings).map(([hreflang, address]) =>
      link(`rel="alternate" hreflang="${hreflang}"`, address),
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:title', title),
    description === null ? '' : meta('property', 'og:description', description),
    meta('property', 'og:locale', localeOf(locale).iso.replace('-', '_')),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', `${origin}/social-card.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
