import { createHash } from 'node:crypto';
import { catalogue, completeCatalogue } from './catalogues/index.ts';
import { messageLifetime } from './load-messages.ts';
import { localeCodes, type LocaleCode } from './locales.ts';
import type { LocaleMessages } from './messages.ts';

/** `Cache-Control` of a messages response: 24 hours (spec: locale.message-cache-24-hours). */
export const messagesCacheControl = `public, max-age=${messageLifetime / 1000}`;

/** Returns the build id of all seven catalogues: the first 12 hex digits of their SHA-256 hash. */
export async function buildId(): Promise<string> {
  const hash = createHash('sha256');
  for (const locale of localeCodes) hash.update(JSON.stringify([locale, await catalogue(locale)]));
  return hash.digest('hex').slice(0, 12);
}

/** Returns the response body of `/_i18n/{build-id}/{locale}/messages.json`. */
export const messagesResponse = async (locale: LocaleCode): Promise<Record<string, LocaleMessages>> => ({
  [locale]: await completeCatalogue(locale),
});
