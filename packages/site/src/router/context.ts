import type { Client } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import type { Namespace } from '@meetcute/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { SlotStore } from '../template/store.ts';

/** Dependencies of the loading of pages. One per request on the server, one per page load in the browser. */
export interface SiteContext {
  /** Client of the member API. */
  client: Client;
  /** Query client of the page. */
  queryClient: QueryClient;
  /** Settings of the site. */
  settings: Settings;
  /** Loaded slots of the template. */
  store: SlotStore;
  /** Traffic source of the visit; null when unknown. */
  trafficSource: KnownTrafficSource;
  /**
   * Milliseconds a page waits for its queries before it renders without them. Infinity on the server, which
   * renders complete pages.
   */
  patience: number;
  /** Loads the texts of namespaces in the current language. */
  loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
}

/**
 * Patience in the browser, in milliseconds. Faster responses render directly; slower ones show the page's
 * skeleton first.
 */
export const BROWSER_PATIENCE_MS = 300;
