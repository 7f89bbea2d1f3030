import { createClient, type Client } from '@meetcute/client';
import { catalogue } from '@meetcute/i18n/catalogues';
import { createI18n, type LocaleCode, type LocaleMessages } from '@meetcute/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createSiteQueryClient } from '../query-client.ts';
import type { RenderOptions } from './createSiteServer.tsx';

/** What one request has to itself. */
export interface RequestSite {
  client: Client;
  queryClient: QueryClient;
  i18n: i18n;
  locale: LocaleCode;
  messages: LocaleMessages;
}

/** Headers of the visitor that the API decides by. */
const passedOn = ['cookie', 'user-agent', 'accept-language', 'x-forwarded-for'];

/** Opens a request: its own client with the visitor's cookie, an empty cache, texts in the visitor's language. */
export async function openRequest(
  request: Request,
  options: RenderOptions,
  locale: LocaleCode,
): Promise<RequestSite> {
  const { origin, host } = new URL(request.url);
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const messages = await catalogue(locale);
  return {
    client: createClient({
      baseUrl: origin,
      fetch: options.fetch,
      originalHost: host,
      packageName: '@meetcute/site/0.1.0',
      headers,
    }),
    queryClient: createSiteQueryClient(),
    i18n: createI18n({ locale, messages }),
    locale,
    messages,
  };
}

/** The texts of some namespaces alone. */
export const textsOf = (messages: LocaleMessages, namespaces: readonly string[]): LocaleMessages =>
  Object.fromEntries(namespaces.flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])));
