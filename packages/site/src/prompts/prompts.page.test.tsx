import { createWorld } from '@meetcute/mocks';
import { noApp, persistentKey, type AppPort } from '@meetcute/react';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { viewerOf } from '../testing/faults/row.ts';
import { closeSites, openSite, storedStep, testTexts } from '../testing/open-site.tsx';

afterEach(closeSites);

test('shows no prompt and throws nothing when its texts fail to load', async () => {
  const onRejection = vi.fn<() => void>();
  addEventListener('unhandledrejection', onRejection);
  const loadTexts = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
  const app: AppPort = {
    ...noApp,
    install: {
      ...noApp.install,
      watch: ({ onOffered }) => {
        onOffered();
        return () => undefined;
      },
    },
  };
  await openSite(createWorld({ viewer: 'paid' }), '/likes', { loadTexts, ports: { app: async () => app } });
  await expect.poll(() => loadTexts.mock.calls).toContainEqual([['app']]);
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('unhandledrejection', onRejection);
  expect(onRejection).not.toHaveBeenCalled();
  expect(document.querySelector('[data-part="app-prompts"]')).toBeNull();
});

test('a page that reloads for missing files loads the page that the visitor goes to, also when that fails at once', async () => {
  sessionStorage.clear();
  const appCalls: string[] = [];
  const app: AppPort = {
    ...noApp,
    build: () => 'b1',
    fetchBuild: async () => 'b2',
    reload: () => void appCalls.push('reload'),
    goTo: (path) => void appCalls.push(path),
  };
  const { router } = await openSite(createWorld({ viewer: 'paid' }), '/likes', {
    ports: { app: async () => app },
  });
  await expect
    .poll(() => {
      dispatchEvent(new Event('vite:preloadError'));
      return appCalls;
    })
    .toEqual(['reload']);
  // Nothing has this address, so the page fails before React has rendered that it loads.
  await router.navigate('/nowhere#anchor');
  await expect.poll(() => appCalls).toEqual(['reload', '/nowhere']);
});

const cards = () => screen.queryAllByRole('heading', { name: testTexts.t('app:signUp.title') });

/** App of a browser that has just become ready for offline use. */
const readyOffline: AppPort = {
  ...noApp,
  worker: {
    watch: (onEvent) => {
      onEvent({ type: 'offlineReady' });
      return () => undefined;
    },
    takeControl: async () => false,
    checkForUpdate: async () => undefined,
    post: () => undefined,
    closeNotifications: () => undefined,
    subscribe: () => () => undefined,
  },
};

test('says that the site works offline at the end of a page with place for it, and never in the sign-up', async () => {
  const world = createWorld({ viewer: 'unpaid' });
  const { router } = await openSite(world, '/signup', {
    localStore: storedStep(viewerOf(world).profile.id, 6),
    ports: { app: async () => readyOffline },
  });
  const title = testTexts.t('app:offlineReady.title');
  const press = async () => {
    await userEvent.click(document.body);
    await new Promise((resolve) => setTimeout(resolve, 1200));
  };
  await screen.findByRole('progressbar', { name: testTexts.t('signUp:progress') });
  await press();
  await press();
  expect(screen.queryByText(title)).toBeNull();
  await router.navigate('/likes');
  await vi.waitFor(
    async () => {
      await press();
      expect(screen.getByText(title).closest('[data-part="app-prompts"]')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
  await router.navigate('/account');
  await expect.poll(() => screen.queryByText(title)).toBeNull();
});

/** Opens a page, goes to the sign-up and back. */
async function goBackFromSignUp(path: string, step: number) {
  const world = createWorld({ viewer: 'unpaid' });
  const localStore = storedStep(viewerOf(world).profile.id, step);
  const { router } = await openSite(world, path, { localStore });
  await router.navigate('/signup');
  await screen.findByRole('progressbar', { name: testTexts.t('signUp:progress') });
  await router.navigate(-1);
  return { world, localStore, router };
}

const expectNoCard = async () => {
  await expect.poll(() => cards().length).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(cards()).toEqual([]);
};

test('offers to continue the sign-up after going back, behind links and in a new tab', async () => {
  const { world, localStore, router } = await goBackFromSignUp('/likes', 4);
  await expect.poll(() => cards().length).toBe(1);
  await router.navigate('/account');
  await expect.poll(() => cards().length).toBe(1);
  closeSites();
  expect(cards()).toEqual([]);
  // Another tab has a session storage of its own.
  await openSite(world, '/', { localStore });
  await expect.poll(() => cards().length).toBe(1);
});

test('offers to continue the sign-up to a member who has closed the tab in it', async () => {
  const world = createWorld({ viewer: 'unpaid' });
  await openSite(world, '/', { localStore: storedStep(viewerOf(world).profile.id, 2) });
  await expect.poll(() => cards().length).toBe(1);
});

test('covers no buttons at the bottom of a page behind a link with the offer to continue the sign-up', async () => {
  const { router } = await goBackFromSignUp('/landers/maplanding', 4);
  await expect.poll(() => cards().length).toBe(1);
  for (const path of ['/match-finder', '/credits', '/premium', '/chats']) {
    await router.navigate(path);
    await expectNoCard();
  }
  await router.navigate('/likes');
  await expect.poll(() => cards().length).toBe(1);
});

test('offers to continue the sign-up on the page to which a link led out of it, each time', async () => {
  const { router } = await goBackFromSignUp('/likes', 4);
  await expect.poll(() => cards().length).toBe(1);
  await userEvent.click(screen.getByRole('link', { name: testTexts.t('app:signUp.accept') }));
  await screen.findByRole('progressbar', { name: testTexts.t('signUp:progress') });
  expect(cards()).toEqual([]);
  await router.navigate('/match-finder');
  await expect.poll(() => cards().length).toBe(1);
});

test('offers it no longer after "Later", until the sign-up is opened again', async () => {
  const { world, localStore, router } = await goBackFromSignUp('/likes', 4);
  await userEvent.click(await screen.findByRole('button', { name: testTexts.t('app:signUp.decline') }));
  await expectNoCard();
  await router.navigate('/account');
  await expectNoCard();
  closeSites();
  const second = await openSite(world, '/', { localStore });
  await expectNoCard();
  await second.router.navigate('/signup');
  const key = persistentKey(viewerOf(world).profile.id, 'signup-declined');
  await expect.poll(() => localStore.view(key)).toBe('false');
  await second.router.navigate('/likes');
  await expect.poll(() => cards().length).toBe(1);
});

test('offers nothing once all questions of the sign-up are answered', async () => {
  await goBackFromSignUp('/likes', 6);
  await expectNoCard();
});
