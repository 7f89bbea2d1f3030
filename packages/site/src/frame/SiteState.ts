import type { Namespace } from '@meetcute/i18n';
import { createContext, use } from 'react';

/** The scheme a member may choose; 'system' follows the device. */
export type Scheme = 'light' | 'dark' | 'system';

/** What the shell knows beside client and settings. */
export interface SiteState {
  /** What was chosen, or undefined for the brand's home scheme. */
  scheme: Scheme | undefined;
  setScheme: (scheme: Scheme) => void;
  /** Loads and shows another language, and remembers it for 365 days. */
  setLocale: (locale: string) => Promise<void>;
  /** Makes texts available that a page doesn't begin with; what can't be loaded is left to its keys. */
  loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
  /** Sets the document's title; on the server the title of the answer. */
  setTitle: (title: string) => void;
}

export const SiteStateContext = createContext<SiteState | null>(null);

/** Scheme, language and title of the page. Throws outside a site. */
export function useSiteState(): SiteState {
  const state = use(SiteStateContext);
  if (state) return state;
  throw new Error(
    'A part of the shell was drawn outside a site, so scheme, language and title have no owner. Render inside <SiteProviders>.',
  );
}
