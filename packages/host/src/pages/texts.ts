import { isLocaleCode } from '@meetcute/i18n';
import { messagesCacheControl } from '@meetcute/i18n/node';
import { completeCatalogue, type LoadCatalogue } from '@meetcute/i18n/catalogues';

/**
 * Serves `/_i18n/{build-id}/{locale}/messages.json` with the texts that `loadTexts` loads; null for another path. An
 * unknown language gives the error `not_found`. A past build, and one of another brand, gets the current texts uncached,
 * so that open pages still have texts (spec: call.get-i18n-messages).
 */
export async function textsResponse(
  pathname: string,
  buildId: string,
  loadTexts: LoadCatalogue = completeCatalogue,
): Promise<Response | null> {
  const match = /^\/_i18n\/([^/]+)\/([^/]+)\/messages\.json$/.exec(pathname);
  if (!match) return null;
  const [, requestedBuild, locale] = match;
  if (!isLocaleCode(locale)) {
    const error = { code: 'not_found', message: 'There are no texts in this language.' };
    return Response.json({ error }, { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const cacheControl = requestedBuild === buildId ? messagesCacheControl : 'no-cache';
  const body = { [locale]: await loadTexts(locale) };
  return Response.json(body, { headers: { 'cache-control': cacheControl } });
}
