import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import type { LocaleCode, LocaleMessages } from '@meetcute/i18n';
import type { DehydratedState } from '@tanstack/react-query';
import type { FormResult } from './forms/form-result.ts';
import type { ConsentState, Scheme } from './frame/SiteState.ts';

/** Id of the inert script element that transfers the state from the server to the browser. */
export const stateId = 'mc-state';

/** Id of the element that contains the rendered page. */
export const rootId = 'mc-root';

/** Name of the cookie that stores the chosen colour scheme. */
export const schemeCookie = 'scheme';

/** State that the browser needs to render the same page as the server. */
export interface PageState {
  /** Settings of the site. */
  settings: Settings;
  /** Language of the page. */
  locale: LocaleCode;
  /** Tag for dates, times and numbers, with the visitor's region. */
  formatLocale: string;
  /** Time zone in which the page was rendered. */
  timeZone: string;
  /** Time of the render, in ms since the epoch. */
  drawnAt: number;
  /** Build id of the texts. */
  buildId: string;
  /** Chosen colour scheme; null for the brand's home scheme. */
  scheme: Scheme | null;
  /** The visitor's choice about cookies. */
  consent: ConsentState;
  /** Traffic source of the visit; null when unknown. */
  trafficSource: KnownTrafficSource;
  /** Texts of the page, by namespace. */
  messages: LocaleMessages;
  /** Dehydrated query cache. */
  queries: DehydratedState;
  /** HTTP status of a page that failed, 400–599; null for a page that loaded. */
  failure: number | null;
  /** Result of a form that the server handled; null without one. */
  form: FormResult | null;
  /** Whether the document is the offline shell, which contains no page and no viewer data. */
  isShell?: true;
}

/** Returns JSON that is safe inside a script element: no text in it can close the element. */
export const inertText = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the value of a cookie from a `Cookie` header or from `document.cookie`; null when it is absent. */
export function readCookie(cookies: string | null, name: string): string | null {
  if (!cookies?.includes(name)) return null;
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}

/** Validates a scheme from an untrusted source; undefined for any other value. */
export const asScheme = (value: string | null): Scheme | undefined =>
  value === 'light' || value === 'dark' || value === 'system' ? value : undefined;
