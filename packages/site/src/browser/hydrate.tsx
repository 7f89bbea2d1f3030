import { createClient } from '@meetcute/client';
import { preloadSchemas, VERSION } from '@meetcute/contract';
import { matchRoute, withoutCpc, timeZoneCookie } from '@meetcute/core';
import { createI18n } from '@meetcute/i18n';
import { captureInstallPrompt, createCallCache, createMeetcute, memberForCalls } from '@meetcute/react';
import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { startTransition, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rootId, stateId, type PageState } from '../page-state.ts';
import { findBinding } from '../pages/bindings.ts';
import { BROWSER_PATIENCE_MS, type SiteContext } from '../router/context.ts';
import { createSiteRouter } from '../router/create-site-router.ts';
import { createBrowserHistory } from '../router/history.ts';
import { isVisitor, loadErrorPage, loadRequirements } from '../router/load-page.ts';
import { PageFailure } from '../router/outcomes.ts';
import { createScrollMemory } from '../router/scroll-memory.ts';
import { loadVisitorOffer } from '../screens/error/visitor-offer.ts';
import { HydrationContext } from '../frame/HydrationMarker.tsx';
import { Site } from '../frame/Site.tsx';
import { SiteProviders } from '../frame/SiteProviders.tsx';
import { startLater } from '../frame/lazy-when-idle.tsx';
import { nextTask } from '../frame/next-task.ts';
import type { Template } from '../template/define-template.ts';
import { SlotStore } from '../template/store.ts';
import { followTemplate } from './follow-template.ts';
import { followTexts } from './follow-texts.ts';
import { reportMissingTexts } from './report-missing-texts.ts';
import { replayEarly, replayInput } from './replay-input.ts';
import { SiteStateProvider } from './SiteStateProvider.tsx';
import { textLoader } from './texts.ts';
import { untilLoaded } from './until-loaded.ts';

/** Stores the browser's time zone in a cookie, so that the server draws the next page with it. */
function storeTimeZone(zone: string): void {
  const cookie = timeZoneCookie(zone, { secure: location.protocol === 'https:' });
  const [cookiePair = ''] = cookie.split(';', 1);
  if (!document.cookie.split('; ').includes(cookiePair)) document.cookie = cookie;
}

/** Returns an element of the page. Throws without it. */
function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element) return element;
  throw new Error(`The page contains no element '${id}'. Was it rendered by '@meetcute/site/server'?`);
}

/**
 * Uses `Intl` for the first time, which takes 45 ms on a slow phone: in two tasks of their own, while files load. Pages write
 * names of countries with it.
 */
async function prepareFormats(locale: string): Promise<void> {
  await nextTask();
  locale.localeCompare('', locale);
  await nextTask();
  new Intl.DisplayNames([locale], { type: 'region' }).of('NL');
}

/** Loads everything the first page needs, so that the browser's first render equals the server's. */
async function loadFirstPage(site: Pick<SiteContext, 'queryClient' | 'store'>, state: PageState) {
  const match = state.failure === null ? matchRoute(location.pathname) : null;
  if (!match) {
    await Promise.all([loadErrorPage(site), isVisitor(site) && loadVisitorOffer()]);
    return;
  }
  const binding = findBinding(match.name);
  await Promise.all([
    site.store.load({ ...binding, layout: match.route.layout, isVisitor: isVisitor(site) }),
    prepareFormats(state.locale),
    // The screen reports the error when it reads the same promise.
    binding.prepare?.(state.locale, state.settings).catch(() => undefined),
  ]);
}

function routerOf({ failure, form, isShell }: PageState, site: SiteContext) {
  const drawnPage = { failure: failure === null ? null : { error: new PageFailure(failure) }, form };
  return createSiteRouter(site, {
    history: createBrowserHistory(),
    scroll: createScrollMemory(),
    ...(isShell ? {} : { drawn: drawnPage }),
  });
}

/**
 * Replays typed input during hydration: once for the shell, and once for the screen, which may hydrate later. Presses
 * are repeated once: React hydrates the screen at once for them. Later pages need no replay.
 */
function ReplayInput({ root, children }: { root: HTMLElement; children: ReactNode }) {
  const isFirst = useRef(true);
  const onHydrated = useCallback(() => {
    if (isFirst.current) replayInput(document.getElementById('main') ?? root);
    isFirst.current = false;
  }, [root]);
  useLayoutEffect(() => replayEarly(root), [root]);
  return <HydrationContext value={onHydrated}>{children}</HydrationContext>;
}

/**
 * Removes the advert's price from the address, so that it is not shared; other keys stay (spec:
 * traffic.cpc-removed-from-url).
 */
function removeCpc(): void {
  const address = withoutCpc(`${location.pathname}${location.search}${location.hash}`);
  if (address !== null) history.replaceState(history.state, '', address);
}

/**
 * Hydrates a server-rendered page, or starts a page from the service worker's offline shell. Throws when the
 * document contains no state or root element.
 */
export async function hydrate(template: Template): Promise<void> {
  const state = JSON.parse(elementOf(stateId).textContent) as PageState;
  const root = elementOf(rootId);
  await nextTask();
  removeCpc();
  captureInstallPrompt((globalThis as { installOffer?: Event }).installOffer);
  const store = new SlotStore(template);
  const queryClient = createCallCache();
  const client = createClient({
    packageName: `@meetcute/site/${VERSION}`,
    memberOf: memberForCalls(queryClient),
  });
  hydrateQueries(queryClient, state.queries);
  const offline = state.isShell ? await import('./start-offline.ts') : null;
  // Keep the offline shell when no data was persisted; it already reports the missing connection.
  if (offline && !(await offline.startOffline(queryClient))) return;
  if (!offline) await untilLoaded(() => loadFirstPage({ queryClient, store }, state));
  const { locale, formatLocale, messages, settings, trafficSource, timeZone } = state;
  const i18n = createI18n({ locale, formatLocale, messages });
  const loadTexts = textLoader(i18n, state.buildId);
  const site: SiteContext = {
    client,
    queryClient,
    settings,
    store,
    trafficSource,
    patience: BROWSER_PATIENCE_MS,
    loadTexts,
  };
  const router = routerOf(state, site);
  await nextTask();
  const meetcute = createMeetcute({
    client,
    queryClient,
    settings,
    trafficSource,
    i18n,
    timeZone,
    // The shell may be days old.
    ...(offline ? {} : { drawnAt: state.drawnAt }),
  });
  // In a task of its own: a browser without `Temporal` takes as long for it as for all other code before the hydration.
  storeTimeZone(meetcute.ports.timeZone());
  await nextTask();
  const draw = (slots: SlotStore) => (
    <SiteStateProvider
      first={state.scheme ?? undefined}
      consent={state.consent}
      i18n={i18n}
      buildId={state.buildId}
    >
      {(siteState) => (
        <SiteProviders meetcute={meetcute} store={slots} state={siteState}>
          <ReplayInput root={root}>
            <Site router={router} />
          </ReplayInput>
        </SiteProviders>
      )}
    </SiteStateProvider>
  );
  // As a transition, React pauses for input and paints; it would otherwise hydrate the whole frame in one task.
  if (!offline)
    startTransition(() => {
      const reactRoot = hydrateRoot(root, draw(store));
      if (process.env.NODE_ENV === 'production') return;
      followTexts(i18n);
      reportMissingTexts(i18n);
      followTemplate(async (changedTemplate) => {
        const slots = new SlotStore(changedTemplate);
        await loadFirstPage({ queryClient, store: slots }, state);
        site.store = slots;
        reactRoot.render(draw(slots));
      });
    });
  else if (await offline.isReady(router)) createRoot(root).render(draw(store));
  void startLater(
    () => import('./confirm-return.ts').then(({ confirmReturn }) => confirmReturn(site)),
    preloadSchemas,
    () => loadErrorPage(site),
    loadRequirements,
  );
}
