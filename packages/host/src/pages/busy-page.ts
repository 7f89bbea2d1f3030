import type { Settings } from '@meetcute/contract';
import { createI18n, detectLocale, readLocaleCookie, type LocaleCode } from '@meetcute/i18n';
import { completeCatalogue } from '@meetcute/i18n/catalogues';
import { escape, plainPageResponse } from '../start/plain-page.ts';

/** Texts of the page. */
interface Texts {
  apology: string;
  again: string;
}

const known = new Map<LocaleCode, Promise<Texts>>();

async function readTexts(locale: LocaleCode): Promise<Texts> {
  const { common = {}, error = {} } = await completeCatalogue(locale);
  const { t } = createI18n({ locale, messages: { common, error } });
  return { apology: t('error:code.unavailable'), again: t('common:tryAgain') };
}

/** Returns the page of a host that is too busy to draw one: the site's name, an apology, and a link to try again. */
export async function busyPage({ headers }: Request, { name }: Pick<Settings, 'name'>): Promise<Response> {
  const locale = detectLocale({
    cookie: readLocaleCookie(headers.get('cookie')),
    languages: headers.get('accept-language'),
  });
  const { apology, again } = await known.getOrInsertComputed(locale, readTexts);
  // An empty address is that of the page itself.
  const link = `<a href="">${escape(again)}</a>`;
  return plainPageResponse(name, `<p>${escape(apology)}</p><p>${link}</p>`, { lang: locale, status: 503 });
}

/** Returns the response of the API when the host is too busy for a call. */
export const busyCall = (): Response => {
  const error = { code: 'unavailable', message: 'The host is busy. Try again in a moment.' };
  return Response.json({ error }, { status: 503, headers: { 'cache-control': 'no-store' } });
};
