import { createClient, deadlineOf } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { answer, type World } from '@meetcute/mocks';
import {
  browserGeolocation,
  browserPush,
  memberForCalls,
  createSessionStore,
  createPersistentStore,
  createMemoryDatabase,
  noApp,
  persistentKey,
  type Ports,
} from '@meetcute/react';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createSiteQueryClient } from '../query-client.ts';
import { siteContext } from '../router/context.ts';
import { createRoutes } from '../router/routes.tsx';
import { SiteProviders } from '../frame/SiteProviders.tsx';
import type { Template } from '../template/defineTemplate.ts';
import { SlotStore } from '../template/store.ts';
import { testTemplate } from './testTemplate.tsx';

/** The texts of a page in tests: English. */
export const testTexts = createI18n({ locale: 'en', messages: await catalogue('en') });

// A page's words say what is wrong with it; its tags are too many to read.
configure({
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0] ?? ''}\n\nThe page says:\n${document.body.innerText}`),
});

/** Milliseconds after which a call that never gets an answer is given up in tests. */
const SOON = 150;

const state = {
  scheme: 'light' as const,
  setScheme: () => undefined,
  setLocale: async () => undefined,
  loadTexts: async () => undefined,
  setTitle: () => undefined,
};

/** What a test may change about a page. */
export interface OpenSiteOptions {
  /** What the browser has kept from earlier. Default: nothing. */
  kept?: Ports['localStore'];
  ports?: Partial<Ports>;
  /** What an answer waits for. Default: nothing. */
  hold?: (request: Request) => Promise<void> | undefined;
  /** Brings more texts. Default: they are there. */
  loadTexts?: (names: readonly string[]) => Promise<void>;
  /** What the page is told of the settings. Default: all that the world knows. */
  settings?: Settings;
  /** Default: one without looks of its own. */
  template?: Template;
}

/** What a browser keeps, with the step of the sign-up that a member has come to. */
export function storedStep(member: string, step: number): Ports['localStore'] {
  const kept = createPersistentStore({ storage: () => undefined });
  kept.write(persistentKey(member, 'step'), String(step));
  return kept;
}

const isHanging = ({ faults }: World, name: string) =>
  [...faults].some(([call, [next]]) => call === name && next?.kind === 'hang');

/**
 * The whole site at an address, with the real routes, shell and error policy, answered by a world; calls without an
 * answer are given up soon. What happens to the person is written down.
 */
export async function openSite(
  world: World,
  path: string,
  {
    hold = () => undefined,
    kept,
    ports,
    loadTexts = state.loadTexts,
    settings = world.settings,
    template = testTemplate,
  }: OpenSiteOptions = {},
) {
  const alerts: string[] = [];
  const logged: string[] = [];
  const queryClient = createSiteQueryClient();
  const client = createClient({
    memberOf: memberForCalls(queryClient),
    baseUrl: location.origin,
    // Only what hangs for good: a slow machine must not end calls that are being answered.
    deadlineOf: (call) => (isHanging(world, call.name) ? SOON : deadlineOf(call)),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      // A browser ends an aborted request; the world goes on working on it.
      const aborted = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      });
      const answered = async () => {
        await hold(request);
        return answer(world, request);
      };
      return Promise.race([answered(), aborted]);
    },
  });
  const site = {
    client,
    queryClient,
    settings,
    trafficSource: null,
    store: new SlotStore(template),
  };
  const context = new RouterContextProvider();
  context.set(siteContext, { ...site, patience: 50, loadTexts: async () => undefined });
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path], getContext: () => context });
  const database = createMemoryDatabase();
  const doors: Partial<Ports> = {
    database: async () => database,
    localStore: kept ?? createPersistentStore({ storage: () => undefined }),
    sessionStore: createSessionStore(() => undefined),
    alert: (text) => void alerts.push(text),
    log: (message) => void logged.push(message),
    push: { ...browserPush, isCapable: () => false },
    app: async () => noApp,
    geolocation: { ...browserGeolocation, permission: async () => 'unsupported' },
    ...ports,
  };
  const { unmount } = render(
    <SiteProviders {...site} i18n={testTexts} state={{ ...state, loadTexts }} ports={doors}>
      <RouterProvider router={router} />
    </SiteProviders>,
  );
  return { alerts, logged, queryClient, router, unmount };
}
