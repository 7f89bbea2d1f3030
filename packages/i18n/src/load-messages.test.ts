import { describe, expect, test, vi } from 'vitest';
import { completeCatalogue } from './catalogues/index.ts';
import { createI18n } from './create-i18n.ts';
import { loadMessages, messageLifetime, type LoadOptions } from './load-messages.ts';
import { switchLocale } from './switch-locale.ts';

const dutch = { common: { close: 'Sluiten' } };
type FetchMock = ReturnType<typeof vi.fn<typeof fetch>>;
const answers = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
const fails = () => vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('no network')));

const options = ({
  fetch = answers({ nl: dutch }),
  ...changes
}: Partial<LoadOptions> & { fetch?: FetchMock } = {}) => ({
  buildId: 'abc',
  cache: new Map(),
  now: () => 0,
  log: vi.fn<(message: string) => void>(),
  fetch,
  ...changes,
});

test('requests messages by build id and reads them by language code', async () => {
  const loadOptions = options();
  expect(await loadMessages('nl', loadOptions)).toEqual(dutch);
  expect(loadOptions.fetch.mock.calls[0]?.[0]).toBe('/_i18n/abc/nl/messages.json');
});

test('reads the response that the host sends', async () => {
  const loadOptions = options({ fetch: answers({ pl: await completeCatalogue('pl') }) });
  expect(await loadMessages('pl', loadOptions)).toMatchObject({ common: { close: 'Zamknij' } });
});

describe('cache', () => {
  test('caches messages for 24 hours', { meta: { spec: ['locale.message-cache-24-hours'] } }, async () => {
    let now = 1_000;
    const loadOptions = options({ now: () => now });
    await loadMessages('nl', loadOptions);
    now += messageLifetime - 1;
    await loadMessages('nl', loadOptions);
    expect(messageLifetime).toBe(86_400_000);
    expect(loadOptions.fetch).toHaveBeenCalledTimes(1);
    now += 1;
    await loadMessages('nl', loadOptions);
    expect(loadOptions.fetch).toHaveBeenCalledTimes(2);
  });

  test(
    'sends no-cache for messages that must not be cached',
    { meta: { spec: ['call.get-i18n-messages.no-cache-header'] } },
    async () => {
      const cacheable = options();
      await loadMessages('nl', cacheable);
      expect(new Headers(cacheable.fetch.mock.calls[0]?.[1]?.headers).has('cache-control')).toBe(false);

      const fresh = options({ isCacheable: false });
      await loadMessages('nl', fresh);
      await loadMessages('nl', fresh);
      expect(fresh.fetch).toHaveBeenCalledTimes(2);
      expect(new Headers(fresh.fetch.mock.calls[0]?.[1]?.headers).get('cache-control')).toBe('no-cache');
    },
  );

  test('never caches texts of a development server', async () => {
    const loadOptions = options({ buildId: 'dev' });
    await loadMessages('nl', loadOptions);
    await loadMessages('nl', loadOptions);
    expect(loadOptions.fetch).toHaveBeenCalledTimes(2);
  });

  test('caches texts by build', async () => {
    const loadOptions = options();
    await loadMessages('nl', loadOptions);
    await loadMessages('nl', { ...loadOptions, buildId: 'def' });
    expect(loadOptions.fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a failure', () => {
  test(
    'logs a console warning and does not throw',
    { meta: { spec: ['error.locale-load-console-warning'] } },
    async () => {
      const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
      try {
        const messages = await loadMessages('nl', { buildId: 'abc', cache: new Map(), fetch: fails() });
        expect(messages).toBeNull();
        expect(consoleWarn).toHaveBeenCalledExactlyOnceWith(
          expect.stringContaining("'nl' could not be loaded (no network)"),
        );
        expect(consoleError).not.toHaveBeenCalled();
      } finally {
        consoleWarn.mockRestore();
        consoleError.mockRestore();
      }
    },
  );

  test.each([
    ['an error status', answers({}, 503)],
    ['another language', answers({ de: dutch })],
    ['a list', answers([dutch])],
    ['a string instead of messages', answers({ nl: 'hello' })],
    ['a string instead of a namespace', answers({ nl: { common: 'hello' } })],
    ['no JSON', vi.fn<typeof fetch>(async () => new Response('<html>'))],
  ])('treats %s as a failure', async (_, fetch) => {
    const loadOptions = options({ fetch });
    expect(await loadMessages('nl', loadOptions)).toBeNull();
    expect(loadOptions.log).toHaveBeenCalledOnce();
  });

  test('returns older messages', async () => {
    const loadOptions = options();
    await loadMessages('nl', loadOptions);
    const later = { ...loadOptions, now: () => messageLifetime, fetch: fails() };
    expect(await loadMessages('nl', later)).toEqual(dutch);
    expect(loadOptions.log).toHaveBeenCalledOnce();
  });
});

describe('switching the language', () => {
  const english = { common: { close: 'Close' } };

  test('loads the texts before it switches', async () => {
    const instance = createI18n({ locale: 'en', messages: english });
    expect(await switchLocale(instance, 'nl', options())).toBe(true);
    expect([instance.language, instance.t('common:close')]).toEqual(['nl', 'Sluiten']);
  });

  test('changes nothing when loading fails', async () => {
    const instance = createI18n({ locale: 'en', messages: english });
    expect(await switchLocale(instance, 'nl', options({ fetch: fails() }))).toBe(false);
    expect([instance.language, instance.t('common:close')]).toEqual(['en', 'Close']);
  });
});
