import { createClient } from '@meetcute/client';
import { knownTrafficSource } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import {
  browserGeolocation,
  browserPush,
  memberForCalls,
  createCallCache,
  createMeetcute,
  createPersistentStore,
  createMemoryDatabase,
  noApp,
  type Meetcute,
} from '@meetcute/react';
import { createMemoryHistory, createSiteRouter, type SiteRouter, SlotStore } from '@meetcute/site';
import { findBrand } from '../brands/brands.ts';
import { screenTextsFor, type StoryTexts, textsFor } from './texts.ts';
import type { ScreenParameter, StoryPorts } from './parameters.ts';
import type { ToolbarGlobals } from '../toolbar/toolbar.ts';
import { stageHeaders } from './world.ts';

/** Site of a brand in a story. */
export interface StorySite {
  meetcute: Meetcute;
  store: SlotStore;
  texts: Pick<StoryTexts, 'loadTexts' | 'onOpened'>;
}

/** In-memory router with the real routes. */
export type StoryRouter = SiteRouter;

let onStage: StorySite | undefined;

/** Returns the site of the current story; undefined before the first one. */
export const siteOnStage = (): StorySite | undefined => onStage;

/** Creates a site in the brand and language of `globals`, on a world. Renders and requests nothing. */
export async function siteFor(
  globals: ToolbarGlobals,
  world: World,
  path?: string,
  ports: StoryPorts = {},
): Promise<StorySite> {
  const { searchParams } = new URL(path ?? '/', 'http://site.invalid');
  const { i18n, ...texts } = await (path ? screenTextsFor : textsFor)(globals);
  const queryClient = createCallCache();
  const database = createMemoryDatabase();
  const meetcute = createMeetcute({
    client: createClient({
      packageName: '@meetcute/stories/0.0.0',
      memberOf: memberForCalls(queryClient),
      headers: stageHeaders(world),
    }),
    queryClient,
    settings: world.settings,
    trafficSource: knownTrafficSource(searchParams, null),
    i18n,
    ports: {
      now: world.now,
      timeZone: () => 'UTC',
      // Isolates the storage of stories.
      localStore: createPersistentStore({ storage: () => undefined, now: () => world.now().getTime() }),
      sessionStore: createPersistentStore({ storage: () => undefined }),
      database: async () => database,
      // Never prompts the real browser.
      push: { ...browserPush, isCapable: () => false },
      app: async () => noApp,
      geolocation: { ...browserGeolocation, permission: () => Promise.resolve('unsupported') },
      ...(typeof ports === 'function' ? ports() : ports),
    },
  });
  onStage = { meetcute, store: new SlotStore(findBrand(globals.template)), texts };
  return onStage;
}

/** Maximum wait for the first page, in milliseconds; a `hang` fault then shows the loading state. */
const LONGEST = 3000;

/** Opens a path of the site. Resolves when guards, chunks and queries of its page have finished. */
export async function visit(
  site: StorySite,
  { path, patience, consent }: ScreenParameter,
): Promise<StoryRouter> {
  const { client, queryClient, settings, trafficSource } = site.meetcute;
  const { store, texts } = site;
  const { loadTexts } = texts;
  if (trafficSource && !consent) await loadTexts(['cookieConsent']);
  const context = { client, queryClient, settings, store, trafficSource, patience, loadTexts };
  const router = createSiteRouter(context, { history: createMemoryHistory(path) });
  const isThere = () => router.state.isReady && router.state.next === null;
  const arrival = new Promise<void>((resolve) => {
    if (isThere()) resolve();
    else router.subscribe(() => isThere() && resolve());
  });
  await Promise.race([arrival, new Promise((resolve) => setTimeout(resolve, LONGEST))]);
  texts.onOpened();
  return router;
}
