import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import type { LocaleCode, LocaleMessages } from '@meetcute/i18n';
import type { DehydratedState } from '@tanstack/react-query';
import type { Scheme } from './frame/SiteState.ts';

/** Id of the inert script element that carries the state from the server to the browser. */
export const stateId = 'mc-state';

/** Id of the element that the page is drawn into. */
export const rootId = 'mc-root';

/** Name of the cookie that keeps the chosen colour scheme. */
export const schemeCookie = 'scheme';

/** What the browser needs to draw the very page that the server drew. */
export interface PageState {
  settings: Settings;
  locale: LocaleCode;
  buildId: string;
  scheme: Scheme | null;
  trafficSource: KnownTrafficSource;
  messages: LocaleMessages;
  queries: DehydratedState;
  /** Routes that failed, by id, with their status. */
  failures: Record<string, { status: number; statusText: string }>;
  /** Whether the document stands in for any page: nothing of it was drawn for whoever looks. */
  isShell?: true;
}

/** JSON that can stand in a script element: no text in it can end the element. */
export const inertJson = (state: PageState): string =>
  JSON.stringify(state).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The value of a cookie in a `Cookie` header or in `document.cookie`; null without it. */
export function readCookie(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}

/** A scheme that came from outside; undefined for anything else. */
export const asScheme = (value: string | null): Scheme | undefined =>
  value === 'light' || value === 'dark' || value === 'system' ? value : undefined;
