import { createClient, queryKeyOf, type Client } from '@meetcute/client';
import { calls, VERSION } from '@meetcute/contract';
import { knownTrafficSource, type KnownTrafficSource } from '@meetcute/core';
import { readFormatLocale, readTimeZone } from './page-locale.ts';
import type { LoadCatalogue } from '@meetcute/i18n/catalogues';
import { createI18n, type LocaleCode, type LocaleMessages } from '@meetcute/i18n';
import { createCallCache } from '@meetcute/react';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { withQuickTexts } from './quick-texts.ts';
import type { RenderOptions } from './types.ts';
import { isSurelyVisitor } from './surely-visitor.ts';

/** Objects that belong to one request. */
export interface RequestSite {
  /** Client with the visitor's cookie. */
  client: Client;
  /** Empty query client. */
  queryClient: QueryClient;
  /** Texts in the visitor's language. */
  i18n: i18n;
  /** The visitor's language. */
  locale: LocaleCode;
  /** Tag for dates, times and numbers, with the visitor's region. */
  formatLocale: string;
  /** The visitor's time zone. */
  timeZone: string;
  /** All texts of that language, by namespace. */
  messages: LocaleMessages;
  /** Traffic source of the visit; null when unknown. */
  trafficSource: KnownTrafficSource;
}

const instances = new WeakMap<LocaleMessages, Map<string, i18n>>();

/**
 * Returns the texts of a language with the formats of a region. Requests share it: nothing on a server changes its language or adds texts. A language
 * whose texts could not be loaded has the English ones.
 */
const i18nOf = (locale: LocaleCode, formatLocale: string, messages: LocaleMessages): i18n =>
  instances
    .getOrInsertComputed(messages, () => new Map())
    .getOrInsertComputed(formatLocale, () => withQuickTexts(createI18n({ locale, formatLocale, messages })));

/** Request headers that the API needs. */
const passedOn = ['cookie', 'user-agent', 'accept-language', 'x-forwarded-for'];

/**
 * Creates the objects of a request: a client with the visitor's cookie, an empty cache, texts in the
 * visitor's language, which `loadTexts` loads.
 */
export async function openRequest(
  request: Request,
  options: RenderOptions,
  { locale, loadTexts }: { locale: LocaleCode; loadTexts: LoadCatalogue },
): Promise<RequestSite> {
  const { origin, host, searchParams } = new URL(request.url);
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const messages = await loadTexts(locale);
  const formatLocale = readFormatLocale(request, locale);
  const queryClient = createCallCache();
  // Spares server and browser the user request for a visitor without a session.
  if (isSurelyVisitor(request.headers.get('cookie')))
    queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  const client = createClient({
    baseUrl: origin,
    fetch: options.fetch,
    originalHost: host,
    packageName: `@meetcute/site/${VERSION}`,
    headers,
  });
  // Links in the page are those of the browser's client, which knows no origin: a proxy may have changed it.
  const url: typeof client.url = (call, ...input) => client.url(call, ...input).slice(origin.length);
  return {
    client: { ...client, url },
    queryClient,
    i18n: i18nOf(locale, formatLocale, messages),
    locale,
    formatLocale,
    timeZone: readTimeZone(request),
    messages,
    trafficSource: knownTrafficSource(searchParams, request.headers.get('cookie')),
  };
}

const selections = new WeakMap<LocaleMessages, Map<string, LocaleMessages>>();

/** Returns only the texts of some namespaces: the same object each time, so that it is serialized once. */
export const pickTexts = (messages: LocaleMessages, namespaces: readonly string[]): LocaleMessages =>
  selections
    .getOrInsertComputed(messages, () => new Map())
    .getOrInsertComputed(namespaces.join(' '), () =>
      Object.fromEntries(namespaces.flatMap((name) => (messages[name] ? [[name, messages[name]]] : []))),
    );
