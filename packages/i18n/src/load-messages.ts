import type { LocaleCode } from './locales.ts';
import type { LocaleMessages } from './messages.ts';
import { warn } from './warn.ts';

/** Cache lifetime of messages, in milliseconds: 24 hours (spec: locale.message-cache-24-hours). */
export const messageLifetime = 24 * 60 * 60 * 1000;

/** Build id of a development server. Never cached, because its texts change under one URL. */
export const developmentBuildId = 'dev';

/** Loaded messages by URL, with their time of loading in ms since the epoch. */
export type MessageCache = Map<string, { readonly messages: LocaleMessages; readonly at: number }>;

/** Options of `loadMessages`. */
export interface LoadOptions {
  /** Hash of the catalogues, from the page; `dev` on a development server. */
  readonly buildId: string;
  /** Fetch implementation. Default: the global `fetch` at the time of the call. */
  readonly fetch?: typeof fetch;
  /** Prefix of the path. Default: the origin of the page. */
  readonly baseUrl?: string;
  /** Whether texts can come from a cache. Default: true, except on a development server. */
  readonly isCacheable?: boolean;
  /** Cache to use. Default: one cache per page. */
  readonly cache?: MessageCache;
  /** Returns the current time in ms since the epoch. Default: `Date.now`. */
  readonly now?: () => number;
  /** Called with a message when loading fails. Default: `console.warn`. */
  readonly log?: (message: string) => void;
}

const pageCache: MessageCache = new Map();

/** Returns the path of the messages of a language (spec: call.get-i18n-messages). */
export const messagesPath = (locale: LocaleCode, buildId: string) =>
  `/_i18n/${encodeURIComponent(buildId)}/${locale}/messages.json`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function request(url: string, locale: LocaleCode, options: LoadOptions): Promise<LocaleMessages> {
  const { fetch = globalThis.fetch, isCacheable = options.buildId !== developmentBuildId } = options;
  const response = await fetch(url, isCacheable ? {} : { headers: { 'cache-control': 'no-cache' } });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer: unknown = await response.json();
  const messages = isObject(answer) ? answer[locale] : undefined;
  if (!isObject(messages) || !Object.values(messages).every(isObject)) {
    throw new Error(`the response has no messages under '${locale}'`);
  }
  return messages as LocaleMessages;
}

/**
 * Loads the messages of a language, from the cache for 24 hours, then from the host. Never rejects: a failure logs a
 * warning and resolves with older messages, or null without any (spec: error.locale-load-console-warning).
 */
export async function loadMessages(locale: LocaleCode, options: LoadOptions): Promise<LocaleMessages | null> {
  const { buildId, baseUrl = '', cache = pageCache, now = Date.now, log = warn } = options;
  const { isCacheable = buildId !== developmentBuildId } = options;
  const url = baseUrl + messagesPath(locale, buildId);
  const cachedEntry = cache.get(url);
  if (isCacheable && cachedEntry && now() - cachedEntry.at < messageLifetime) return cachedEntry.messages;
  try {
    const messages = await request(url, locale, options);
    cache.set(url, { messages, at: now() });
    return messages;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`i18n: the texts of '${locale}' could not be loaded (${reason}).`);
    return cachedEntry?.messages ?? null;
  }
}
