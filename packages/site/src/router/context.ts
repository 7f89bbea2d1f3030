import type { Client } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import type { Namespace } from '@meetcute/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { SlotStore } from '../template/store.ts';

/** What loaders work with; one for each request on the server, one for the page's life in the browser. */
export interface SiteContext {
  client: Client;
  queryClient: QueryClient;
  settings: Settings;
  store: SlotStore;
  trafficSource: KnownTrafficSource;
  /**
   * How long a page waits for its queries before it is shown without them, in milliseconds; Infinity on a server,
   * which draws a page whole.
   */
  patience: number;
  /** Makes the texts of these namespaces available in the current language. */
  loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
}

/** Where loaders find the site. */
export const siteContext = createContext<SiteContext>();

/** In a browser an answer that comes within this time is seen at once; for a slower one the page's own shape stands in. */
export const BROWSER_PATIENCE = 300;
