import { createClient, deadlineOf } from '@meetcute/client';
import type { Settings } from '@meetcute/contract';
import { signUpSteps } from '@meetcute/core';
import { createI18n, replaceTexts } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { respond, unlessAborted, type World } from '@meetcute/mocks';
import {
  browserGeolocation,
  browserPush,
  createCallCache,
  createMeetcute,
  memberForCalls,
  createPersistentStore,
  createMemoryDatabase,
  noApp,
  persistentKey,
  type Ports,
} from '@meetcute/react';
import type { QueryClient } from '@tanstack/react-query';
import { configure } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { createSiteRouter } from '../router/create-site-router.ts';
import { createMemoryHistory } from '../router/history.ts';
import { Site } from '../frame/Site.tsx';
import { SiteProviders } from '../frame/SiteProviders.tsx';
import { noConsent } from '../frame/SiteState.ts';
import type { Template } from '../template/define-template.ts';
import { SlotStore } from '../template/store.ts';
import { testTemplate } from './test-template.tsx';

const english = await catalogue('en');

/** English texts of the library. */
export const testTexts = createI18n({ locale: 'en', messages: english });

let pageTexts = testTexts;

/** Returns the English texts of the page that was opened last, with those of its template. */
export const shownTexts = () => pageTexts;

const textsOf = ({ texts }: Template) =>
  texts?.en ? createI18n({ locale: 'en', messages: replaceTexts(english, texts.en) }) : testTexts;

// Print the page's text instead of its markup, which is too long to read. Most errors are thrown while a test waits, and
// nobody reads them, so the text, which needs a layout, is read with the message.
configure({
  getElementError(message) {
    const line = message?.split('\n')[0] ?? '';
    const get = () => `${line}\n\nThe page says:\n${document.body.innerText}`;
    return Object.defineProperty(new Error(line), 'message', { configurable: true, get });
  },
});

/** Deadline in ms for calls that never receive a response. */
const SOON = 150;

const state = {
  scheme: 'light' as const,
  consent: noConsent,
  setConsent: async () => false,
  setScheme: () => undefined,
  setCountry: () => undefined,
  keepLocale: () => undefined,
  setLocale: async () => undefined,
  loadTexts: async () => undefined,
  setTitle: () => undefined,
};

/** Options of a test page. */
export interface OpenSiteOptions {
  /** Local storage with earlier values. Default: empty. */
  localStore?: Ports['localStore'];
  /** Ports that replace those of the test page. Default: none. */
  ports?: Partial<Ports>;
  /** Returns a promise that delays a response. Default: no delay. */
  hold?: (request: Request) => Promise<void> | undefined;
  /** Loads text namespaces. Default: all are loaded. */
  loadTexts?: (names: readonly string[]) => Promise<void>;
  /** Settings that the page receives. Default: the settings of the world. */
  settings?: Settings;
  /** Template of the page. Default: one without styles. */
  template?: Template;
}

/** Creates local storage with the sign-up step that a member has reached, by its number. */
export function storedStep(member: string, step: number): Ports['localStore'] {
  const localStore = createPersistentStore({ storage: () => undefined });
  localStore.write(persistentKey(member, 'step'), JSON.stringify(signUpSteps[step]));
  return localStore;
}

const open = new Map<() => void, QueryClient>();

/** Whether a page waits for a response. */
export const isAwaitingResponse = (): boolean =>
  [...open.values()].some((queryClient) => queryClient.isFetching() + queryClient.isMutating() > 0);

/** Unmounts all pages. Call it after each test. */
export function closeSites(): void {
  for (const unmount of open.keys()) unmount();
}

const isHanging = ({ faults }: World, name: string) =>
  [...faults].some(([call, [next]]) => call === name && next?.kind === 'hang');

/**
 * Renders the complete site at an address with real routes, shell and error policy, on a mocked server. Calls
 * without a response time out quickly. Returns recorded alerts and log messages.
 */
export async function openSite(
  world: World,
  path: string,
  {
    hold = () => undefined,
    localStore,
    ports,
    loadTexts = state.loadTexts,
    settings = world.settings,
    template = testTemplate,
  }: OpenSiteOptions = {},
) {
  const alerts: string[] = [];
  const logMessages: string[] = [];
  const queryClient: QueryClient = createCallCache();
  const client = createClient({
    memberOf: memberForCalls(queryClient),
    baseUrl: location.origin,
    // Only for hanging calls: a slow machine must not time out others.
    deadlineOf: (call) => (isHanging(world, call.name) ? SOON : deadlineOf(call)),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const attempt = async () => {
        await hold(request);
        return respond(world, request);
      };
      return unlessAborted(request, attempt());
    },
  });
  const site = {
    client,
    queryClient,
    settings,
    trafficSource: null,
    store: new SlotStore(template),
  };
  const context = { ...site, patience: 50, loadTexts: async () => undefined };
  const router = createSiteRouter(context, { history: createMemoryHistory(path) });
  const database = createMemoryDatabase();
  const testPorts: Partial<Ports> = {
    now: world.now,
    database: async () => database,
    localStore: localStore ?? createPersistentStore({ storage: () => undefined }),
    sessionStore: createPersistentStore({ storage: () => undefined }),
    alert: (text) => void alerts.push(text),
    log: (message) => void logMessages.push(message),
    push: { ...browserPush, isCapable: () => false },
    app: async () => noApp,
    geolocation: { ...browserGeolocation, permission: async () => 'unsupported' },
    ...ports,
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  pageTexts = textsOf(template);
  const meetcute = createMeetcute({ client, queryClient, settings, i18n: pageTexts, ports: testPorts });
  root.render(
    <SiteProviders meetcute={meetcute} store={site.store} state={{ ...state, loadTexts }}>
      <Site router={router} />
    </SiteProviders>,
  );
  const unmount = () => {
    root.unmount();
    container.remove();
    open.delete(unmount);
  };
  open.set(unmount, queryClient);
  return { alerts, logged: logMessages, queryClient, router, unmount };
}
