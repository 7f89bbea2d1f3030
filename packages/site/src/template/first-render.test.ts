import { createClient, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { createWorld } from '@meetcute/mocks';
import { createCallCache, createMeetcute } from '@meetcute/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Site } from '../frame/Site.tsx';
import { SiteProviders } from '../frame/SiteProviders.tsx';
import { noConsent } from '../frame/SiteState.ts';
import { findBinding } from '../pages/bindings.ts';
import { createMemoryHistory } from '../router/history.ts';
import { createRouter } from '../router/create-router.ts';
import { repositoryTemplates } from '../testing/repository-templates.ts';
import { SlotStore } from './store.ts';

const nothing = async () => undefined;

const state = {
  scheme: 'light' as const,
  consent: noConsent,
  setConsent: async () => false,
  setScheme: () => undefined,
  setCountry: () => undefined,
  keepLocale: () => undefined,
  setLocale: nothing,
  loadTexts: nothing,
  setTitle: () => undefined,
};

test.each(
  repositoryTemplates.flatMap((template) =>
    [true, false].map((hasPeople) => ({ template, name: template.name, hasPeople })),
  ),
)('home of $name is drawn at once, with invented people: $hasPeople', async ({ template, hasPeople }) => {
  const { settings } = createWorld({ viewer: 'visitor' });
  const store = new SlotStore(template);
  await store.load({ ...findBinding('index'), layout: 'default', isVisitor: true });
  const queryClient = createCallCache();
  queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  const meetcute = createMeetcute({
    client: createClient(),
    queryClient,
    settings: { ...settings, home_people: hasPeople },
    i18n: createI18n({ locale: 'en', messages: await catalogue('en') }),
  });
  const router = createRouter({
    history: createMemoryHistory('/'),
    load: nothing,
    drawn: { failure: null, form: null },
  });
  // It renders what waits for a file as nothing, as a browser does in the first moment.
  const draw = () => SiteProviders({ meetcute, store, state, children: createElement(Site, { router }) });
  const html = renderToString(createElement(draw));
  expect({
    hasHeading: html.includes('<h1'),
    hasPeople: html.includes('data-part="person"'),
    isWhole: !html.includes('<!--$!-->'),
  }).toEqual({ hasHeading: true, hasPeople, isWhole: true });
  // A photo that is urgent takes its turn before fonts and styles.
  expect(html.match(/<img [^>]*fetchPriority="high"/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
