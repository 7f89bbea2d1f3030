import type { i18n } from 'i18next';
import { isLocaleCode, type LocaleCode } from './locales.ts';
import type { LocaleMessages } from './messages.ts';
import { warn } from './warn.ts';

/** How long the messages of a language stay good: 24 hours, in milliseconds (spec: locale.message-cache-24-hours). */
export const messageLifetime = 24 * 60 * 60 * 1000;

/** The build-id of a development server, whose texts change under one address: nothing of it is kept. */
export const developmentBuildId = 'dev';

/** Loaded messages with the instant they came, by address. */
export type MessageCache = Map<string, { readonly messages: LocaleMessages; readonly at: number }>;

/** What `loadMessages` works with. */
export interface LoadOptions {
  /** Hash of the catalogues, from the page; `dev` on a development server. */
  readonly buildId: string;
  /** Default: the global `fetch`, looked up when called. */
  readonly fetch?: typeof fetch;
  /** Put before the path; default: the page's own origin. */
  readonly baseUrl?: string;
  /** Whether the texts may come from a cache; default: they may, except on a development server. */
  readonly isCacheable?: boolean;
  /** Default: one cache for the page. */
  readonly cache?: MessageCache;
  /** Milliseconds since 1970; default: the clock. */
  readonly now?: () => number;
  /** Default: `console.warn`. */
  readonly log?: (message: string) => void;
}

const pageCache: MessageCache = new Map();

/** Path of the messages of a language (spec: call.get-i18n-messages). */
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
    throw new Error(`the answer holds no messages under '${locale}'`);
  }
  return messages as LocaleMessages;
}

/**
 * The messages of a language, from the cache while they are younger than 24 hours, else from the host. A failure is a
 * console warning and nothing more; then older messages are given if there are any, else null
 * (spec: error.locale-load-console-warning).
 */
export async function loadMessages(locale: LocaleCode, options: LoadOptions): Promise<LocaleMessages | null> {
  const { buildId, baseUrl = '', cache = pageCache, now = Date.now, log = warn } = options;
  const { isCacheable = buildId !== developmentBuildId } = options;
  const url = baseUrl + messagesPath(locale, buildId);
  const kept = cache.get(url);
  if (isCacheable && kept && now() - kept.at < messageLifetime) return kept.messages;
  try {
    const messages = await request(url, locale, options);
    cache.set(url, { messages, at: now() });
    return messages;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`i18n: the texts of '${locale}' could not be loaded (${reason}).`);
    return kept?.messages ?? null;
  }
}

/** Lets an instance speak another language once its messages are there; false, and no change, when they can't be had. */
export async function switchLocale(
  instance: i18n,
  locale: LocaleCode,
  options: LoadOptions,
): Promise<boolean> {
  if (!isLocaleCode(locale)) return false;
  const messages = await loadMessages(locale, options);
  if (!messages) return false;
  for (const [namespace, tree] of Object.entries(messages)) {
    instance.addResourceBundle(locale, namespace, tree, true, true);
  }
  await instance.changeLanguage(locale);
  return true;
}
