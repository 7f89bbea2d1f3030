import type { Namespace } from '@meetcute/i18n';
import { createContext, use } from 'react';

/** Colour scheme; 'system' follows the device. */
export type Scheme = 'light' | 'dark' | 'system';

/** State of the shell besides client and settings. */
export interface SiteState {
  /** Chosen scheme; undefined for the brand's home scheme. */
  scheme: Scheme | undefined;
  /** Whether the document loads no script, so that controls submit forms. Default: false. */
  isStatic?: boolean;
  /** Applies a scheme and stores it in a cookie. */
  setScheme: (scheme: Scheme) => void;
  /** Loads another language, switches to it and stores it for 365 days. */
  setLocale: (locale: string) => Promise<void>;
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
