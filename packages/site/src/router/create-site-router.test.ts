import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { SiteContext } from './context.ts';
import { createSiteRouter } from './create-site-router.ts';
import { createMemoryHistory } from './history.ts';

/** Opens a page of a template whose error page and its cards have texts, and goes to one whose files fail. */
async function fail(loadTexts: SiteContext['loadTexts']) {
  const store = {
    load: () => Promise.reject(new Error('No such file')),
    namespaces: ({ screen }: { screen: string }) => (screen === 'Error' ? ['fields'] : ['home']),
  };
  const site = { store, loadTexts, queryClient: new QueryClient(), client: {}, patience: 50 };
  const router = createSiteRouter(site as unknown as SiteContext, {
    history: createMemoryHistory('/login'),
    drawn: { failure: null, form: null },
  });
  const navigation = router.navigate('/pages/service');
  await expect.poll(() => router.state.page.location.pathname).toBe('/pages/service');
  await navigation;
  return router.state.page.failure;
}

test('loads the texts that a template names for its error page, before it is shown', async () => {
  const loadedNamespaces: string[] = [];
  const failure = await fail(async (names) => void loadedNamespaces.push(...names));
  expect(failure).not.toBeNull();
  expect(loadedNamespaces).toEqual(expect.arrayContaining(['fields']));
});

test('shows the error page after a while without texts that do not load', async () => {
  expect(await fail(() => new Promise(() => undefined))).not.toBeNull();
  expect(await fail(() => Promise.reject(new Error('offline')))).not.toBeNull();
});
