import { calls, type CallName } from '@meetcute/contract';
import { join, openBrowser, signUp } from '../browser.ts';
import { unwrap, withSettings, type RefusalCase } from './refusal.ts';

const KEY = 'one-key-of-one-click';

const likeCases: RefusalCase[] = (['likeProfile', 'unlikeProfile', 'markLikeSeen'] as const).map((call) => ({
  call,
  code: 'not_found',
  when: 'for an unknown member',
  provoke: async (running) =>
    (await join(running)).browser.client.call(calls[call], { payload: { profile: 'nobody' } }),
}));

/** Opens a partner's window as a browser does. */
const window =
  (call: Extract<CallName, 'openCam' | 'openPartner'>, query: string) =>
  async (running: Parameters<RefusalCase['provoke']>[0]) => {
    const { browser } = await join(running);
    return unwrap(await browser.fetch(`${calls[call].path}?${query}`));
  };

/** Invalid requests that search, view and like members. */
export const memberRefusals: RefusalCase[] = [
  ...likeCases,
  {
    call: 'search',
    code: 'search_closed',
    when: 'to a visitor when only members may search',
    provoke: (running) => openBrowser(running, 'paid').client.call(calls.search, { query: {} }),
  },
  ...(['error', 'signup', 'match'] as const).map((reason): RefusalCase => ({
    call: 'getSuggestions',
    code: 'search_closed',
    when: `to a visitor when only members may search: ${reason}`,
    provoke: (running) =>
      openBrowser(running, 'paid').client.call(calls.getSuggestions, { query: { for: reason } }),
  })),
  {
    call: 'getProfile',
    code: 'not_found',
    when: 'for a member of another site',
    provoke: async (running) => {
      const { id } = await join(running, 'paid');
      return openBrowser(running, 'free').client.call(calls.getProfile, { query: { id } });
    },
  },
  {
    call: 'likeProfile',
    code: 'not_found',
    when: 'for oneself',
    provoke: async (running) => {
      const { browser, id } = await join(running);
      return browser.client.call(calls.likeProfile, { payload: { profile: id } });
    },
  },
  {
    call: 'likeProfile',
    code: 'birth_date_missing',
    when: 'without a birth date',
    provoke: async (running) => {
      const { id } = await join(running);
      const browser = openBrowser(running);
      await signUp(browser);
      return browser.client.call(calls.likeProfile, { payload: { profile: id } });
    },
  },
  {
    call: 'likeProfile',
    code: 'key_reused',
    when: 'for another member with the same key',
    provoke: async (running) => {
      const [anna, ben, cem] = [await join(running), await join(running), await join(running)];
      const like = (profile: string) =>
        anna.browser.client.call(calls.likeProfile, { payload: { profile }, idempotencyKey: KEY });
      await like(ben.id);
      return like(cem.id);
    },
  },
  {
    call: 'markLikeSeen',
    code: 'not_found',
    when: 'for a like that does not exist',
    provoke: async (running) => {
      const [anna, ben] = [await join(running), await join(running)];
      return anna.browser.client.call(calls.markLikeSeen, { payload: { profile: ben.id } });
    },
  },
  ...['nobody', 'https://evil.example', '__proto__'].map((account): RefusalCase => ({
    call: 'openCam',
    code: 'not_found',
    when: `for the offer ${account}`,
    provoke: window('openCam', `account=${encodeURIComponent(account)}`),
  })),
  {
    call: 'openPartner',
    code: 'not_found',
    when: 'on a site without adverts',
    provoke: (running) =>
      withSettings(running, { member_resell: [] }, () =>
        window('openPartner', 'flow=profile-search&redirect=1')(running),
      ),
  },
  {
    call: 'getCatalogue',
    code: 'not_found',
    when: 'for an unsupported language',
    provoke: (running) =>
      openBrowser(running).client.call(calls.getCatalogue, {
        params: { buildId: 'conformance', locale: 'xx' },
      }),
  },
];
