import { createClient, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { createWorld, userOf } from '@meetcute/mocks';
import { createCallCache, createMeetcute, MeetcuteProvider } from '@meetcute/react';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DocumentTitle } from './DocumentTitle.tsx';
import { SiteStateContext, noConsent, type SiteState } from './SiteState.ts';
import { usePageTitle } from './usePageTitle.ts';

const setTitle = vi.fn<SiteState['setTitle']>();
const nothing = () => Promise.resolve();

const state: SiteState = {
  scheme: undefined,
  consent: noConsent,
  setConsent: () => Promise.resolve(false),
  setScheme: () => {},
  setLocale: nothing,
  keepLocale: () => {},
  setCountry: () => {},
  loadTexts: nothing,
  setTitle,
};

test('a new like changes the title of the document and renders no screen again', async () => {
  const world = createWorld({ viewer: 'paid' });
  const [member, other] = [...world.members.values()];
  const queryClient = createCallCache();
  queryClient.setQueryData(queryKeyOf(calls.getUser), userOf(world, member!));
  const i18n = createI18n({ locale: 'en', messages: await catalogue('en') });
  const client = createClient({ fetch: () => Promise.reject(new TypeError('offline')) });
  const { settings } = world;
  let renderCount = 0;
  function Screen() {
    renderCount += 1;
    usePageTitle('Members', 'All of them');
    return null;
  }
  render(
    <MeetcuteProvider value={createMeetcute({ client, queryClient, settings, i18n })}>
      <SiteStateContext value={state}>
        <DocumentTitle>
          <Screen />
        </DocumentTitle>
      </SiteStateContext>
    </MeetcuteProvider>,
  );
  expect(setTitle).toHaveBeenLastCalledWith(`Members – ${settings.name}`, 'All of them');
  const like = {
    ...other!.profile,
    like_new: true,
    did_like_profile: false,
    liked_at: '2026-11-30T00:00:00Z',
  };
  queryClient.setQueryData(queryKeyOf(calls.getLikes), { profiles: [], liked_by: [like] });
  await expect.poll(() => setTitle.mock.lastCall).toEqual([`(1) Members – ${settings.name}`, 'All of them']);
  expect(renderCount).toBe(1);
});
