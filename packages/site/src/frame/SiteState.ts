import type { CookieConsent } from '@meetcute/core';
import type { LocaleCode, Namespace } from '@meetcute/i18n';
import { createContext, use } from 'react';

/** Colour scheme; 'system' follows the device. */
export type Scheme = 'light' | 'dark' | 'system';

/** State of the consent to cookies that the site does not need. */
export interface ConsentState {
  /** Choice of the visitor; null without one. */
  choice: CookieConsent | null;
  /** Whether the site asks for a choice: it knows a traffic source and no choice. */
  isAsked: boolean;
}

/** Consent of a visitor whom the site asks nothing. */
export const noConsent: ConsentState = { choice: null, isAsked: false };

/** State of the shell besides client and settings. */
export interface SiteState {
  /** Chosen scheme; undefined for the brand's home scheme. */
  scheme: Scheme | undefined;
  /** Whether the document loads no script, so that controls submit forms. Default: false. */
  isStatic?: boolean;
  /** The visitor's choice about cookies. */
  consent: ConsentState;
  /** Stores a choice about cookies. Resolves with whether it is stored. */
  setConsent: (choice: CookieConsent) => Promise<boolean>;
  /** Applies a scheme and stores it in a cookie. */
  setScheme: (scheme: Scheme) => void;
  /** Loads another language, switches to it and stores it for 365 days. */
  setLocale: (locale: string) => Promise<void>;
  /** Stores the language of the page, which the address names, for the pages after it. */
  keepLocale: (locale: LocaleCode) => void;
  /** Stores the country that a visitor has chosen; null returns to the one of the network address. */
  setCountry: (country: string | null) => void;
  /** Loads text namespaces that the page did not start with. Texts that fail to load show their keys. */
  loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
  /** Sets the document title; on the server, title and description of the response. */
  setTitle: (title: string, description: string | null) => void;
}

/** Context of the shell's state; null outside a site. */
export const SiteStateContext = createContext<SiteState | null>(null);

/** Returns scheme, language and title of the page. Throws outside a site. */
export function useSiteState(): SiteState {
  const state = use(SiteStateContext);
  if (state) return state;
  throw new Error(
    'useSiteState() was called outside a site, so scheme, language and title are unavailable. Render inside <SiteProviders>.',
  );
}
