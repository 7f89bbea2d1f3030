import { pickFallbackLanguage, listOfferedLanguages } from '@meetcute/core';
import { createI18n, detectLocale, readLocaleCookie, type LocaleCode } from '@meetcute/i18n';
import type { LoadCatalogue } from '@meetcute/i18n/catalogues';
import type { RequestHead } from '../request-head.ts';
import { escape, plainPageResponse } from '../start/plain-page.ts';
import { bareHeaders } from './security.ts';
import type { Served } from '../served.ts';
import type { Reply } from './stored-page.ts';

/** Value of `Retry-After` in seconds for responses with status 503. */
export const RETRY_AFTER = '2';

/** Texts of the page. */
interface Texts {
  apology: string;
  again: string;
}

/** The site that refuses a page. */
type BusySite = Pick<Served, 'site' | 'template'>;

async function readTexts(loadTexts: LoadCatalogue, locale: LocaleCode): Promise<Texts> {
  const { common = {}, error = {} } = await loadTexts(locale);
  const { t } = createI18n({ locale, messages: { common, error } });
  return { apology: t('error:code.unavailable'), again: t('common:tryAgain') };
}

const localeOf = ({ headers }: Pick<RequestHead, 'headers'>, { site: { settings } }: BusySite): LocaleCode =>
  detectLocale({
    cookie: readLocaleCookie(headers.get('cookie')),
    languages: headers.get('accept-language'),
    offered: listOfferedLanguages(settings),
    fallback: pickFallbackLanguage(settings),
  });

const textsBySite = new WeakMap<LoadCatalogue, Map<LocaleCode, Promise<Texts>>>();

async function drawBusyPage(locale: LocaleCode, { site, template }: BusySite): Promise<Response> {
  const { loadTexts } = template.server;
  const texts = textsBySite.getOrInsertComputed(loadTexts, () => new Map());
  const { apology, again } = await texts.getOrInsertComputed(locale, () => readTexts(loadTexts, locale));
  // An empty address is that of the page itself.
  const link = `<a href="">${escape(again)}</a>`;
  return plainPageResponse(site.settings.name, `<p>${escape(apology)}</p><p>${link}</p>`, {
    lang: locale,
    status: 503,
  });
}

/** Returns the page of a host that is too busy to draw one: the site's name, an apology, and a link to try again. */
export const busyPage = (head: Pick<RequestHead, 'headers'>, site: BusySite): Promise<Response> =>
  drawBusyPage(localeOf(head, site), site);

const busyError = () => ({
  error: { code: 'unavailable', message: 'The host is busy. Try again in a moment.' },
});

/** Returns the response of the API when the host is too busy for a call. */
export const busyCall = (): Response =>
  Response.json(busyError(), { status: 503, headers: { 'cache-control': 'no-store' } });

async function replyOf(response: Response): Promise<Reply> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers({ ...bareHeaders, ...Object.fromEntries(response.headers) });
  headers.set('retry-after', RETRY_AFTER);
  // The address may have the token of a mailed link, and these bytes are sent for all of them.
  headers.set('referrer-policy', 'strict-origin');
  headers.set('content-length', String(body.length));
  return { status: 503, headers: [...headers].flat(), body };
}

/** Replies to requests that are refused from their head. */
export interface BusyReplies {
  /** Reply to a call. */
  call: Reply;
  /** Returns the reply to a page; null while it is not drawn yet. */
  page(head: Pick<RequestHead, 'headers'>, site: BusySite): Reply | null;
}

/** Creates the replies of a busy host. A page is drawn once for each site and language. */
export async function createBusyReplies(): Promise<BusyReplies> {
  const pages = new Map<string, Reply>();
  const startedKeys = new Set<string>();
  const draw = async (key: string, locale: LocaleCode, site: BusySite) => {
    startedKeys.add(key);
    // Its nonce is for its style alone. Nothing of a request is in the page, so it may repeat.
    pages.set(key, await replyOf(await drawBusyPage(locale, site)));
  };
  return {
    call: await replyOf(busyCall()),
    page: (head, site) => {
      const locale = localeOf(head, site);
      const key = `${locale} ${site.site.id}`;
      if (!startedKeys.has(key)) draw(key, locale, site).catch(() => startedKeys.delete(key));
      return pages.get(key) ?? null;
    },
  };
}
