import { createWorld } from '@meetcute/mocks';
import { noApp, type AppPort } from '@meetcute/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeSites, openSite } from '../testing/open-site.tsx';

afterEach(closeSites);

test('shows no prompt and throws nothing when its texts fail to load', async () => {
  const failed = vi.fn<() => void>();
  addEventListener('unhandledrejection', failed);
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
  removeEventListener('unhandledrejection', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(document.querySelector('[data-part="app-prompts"]')).toBeNull();
});

test('a page that reloads for missing files loads the page that the visitor goes to, also when that fails at once', async () => {
  sessionStorage.clear();
  const recorded: string[] = [];
  const app: AppPort = {
    ...noApp,
    build: () => 'b1',
    fetchBuild: async () => 'b2',
    reload: () => void recorded.push('reload'),
    goTo: (path) => void recorded.push(path),
  };
  const { router } = await openSite(createWorld({ viewer: 'paid' }), '/likes', {
    ports: { app: async () => app },
  });
  await expect
    .poll(() => {
      dispatchEvent(new Event('vite:preloadError'));
      return recorded;
    })
    .toEqual(['reload']);
  // Nothing has this address, so the page fails before React has rendered that it loads.
  await router.navigate('/nowhere#anchor');
  await expect.poll(() => recorded).toEqual(['reload', '/nowhere']);
});
