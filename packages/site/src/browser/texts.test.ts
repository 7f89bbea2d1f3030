import { createI18n } from '@meetcute/i18n';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textLoader } from './texts.ts';

const dutch = { common: { close: 'Sluiten' }, chat: { noMessages: 'Nog geen berichten' } };
const english = {
  common: { close: 'Close', tryAgain: 'Try again' },
  chat: { noMessages: 'No messages yet' },
};

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
let builds = 0;

/** Opens a Dutch page with only the namespace `common`, in front of a host with these catalogues. */
function open(catalogues: Readonly<Record<string, unknown>>, common: Record<string, string> = dutch.common) {
  const requestedLocales: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const [, locale = ''] = /\/(\w+)\/messages\.json$/.exec(url) ?? [];
    requestedLocales.push(locale);
    const catalogue = catalogues[locale];
    return catalogue ? Response.json({ [locale]: catalogue }) : new Response('', { status: 503 });
  });
  const instance = createI18n({ locale: 'nl', messages: { common } });
  // Each build has its own cached catalogues.
  return { requested: requestedLocales, instance, loadTexts: textLoader(instance, `build-${builds++}`) };
}

beforeEach(() => warn.mockClear());
afterEach(() => vi.unstubAllGlobals());

test('loads the page’s language alone when it is complete', async () => {
  const { requested, instance, loadTexts } = open({ nl: dutch, en: english });
  await loadTexts(['chat']);
  await loadTexts(['chat', 'common']);
  expect(instance.t('chat:noMessages')).toBe('Nog geen berichten');
  expect(requested).toEqual(['nl']);
  expect(warn).not.toHaveBeenCalled();
});

test('shows English and warns once when the catalogue fails to load', async () => {
  const { instance, loadTexts } = open({ en: english });
  await loadTexts(['chat']);
  expect([instance.t('chat:noMessages'), instance.t('common:close')]).toEqual(['No messages yet', 'Sluiten']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("the texts of 'nl' could not be loaded"),
  );
});

test('shows the page’s language again once its catalogue loads', async () => {
  const catalogues: Record<string, unknown> = { en: english };
  const { instance, loadTexts } = open(catalogues);
  await loadTexts(['chat']);
  catalogues['nl'] = dutch;
  await loadTexts(['chat']);
  expect(instance.t('chat:noMessages')).toBe('Nog geen berichten');
});

test('shows English and warns once when the catalogue lacks a namespace', async () => {
  const { instance, loadTexts } = open({ nl: { common: dutch.common }, en: english });
  await loadTexts(['chat']);
  expect(instance.t('chat:noMessages')).toBe('No messages yet');
  expect(warn).toHaveBeenCalledExactlyOnceWith("i18n: 'nl' has no texts for chat; English is shown.");
});

test('shows English and warns once when a key is missing, and renders again', async () => {
  const { requested, instance } = open({ en: english });
  const renderedTexts: unknown[] = [];
  instance.on('languageChanged', () => renderedTexts.push(instance.t('common:tryAgain')));
  expect([instance.t('common:tryAgain'), instance.t('common:tryAgain')]).toEqual(['tryAgain', 'tryAgain']);
  await expect.poll(() => renderedTexts).toEqual(['Try again']);
  expect(requested).toEqual(['en']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no text for 'tryAgain'"));
});

test('does not throw when English fails to load too, and tries each language once more', async () => {
  const { requested, instance, loadTexts } = open({});
  instance.on('languageChanged', () => instance.t('chat:noMessages'));
  await loadTexts(['chat']);
  expect(instance.t('chat:noMessages')).toBe('noMessages');
  await expect.poll(() => requested).toEqual(['nl', 'en', 'nl', 'en']);
});

test.each([
  ['the page’s language', { nl: dutch, en: english }, 'Nog geen berichten', ['nl']],
  [
    'English when the language lacks it',
    { nl: { common: {} }, en: english },
    'No messages yet',
    ['nl', 'en'],
  ],
  ['English when the language fails to load', { en: english }, 'No messages yet', ['nl', 'en']],
])('shows a namespace that the page did not load in %s', async (_language, catalogues, text, languages) => {
  const { requested, instance } = open(catalogues);
  const read = () => instance.t('chat:noMessages');
  instance.on('languageChanged', read);
  read();
  await expect.poll(read).toBe(text);
  expect(requested).toEqual(languages);
});

test('shows a namespace that an English page did not load', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ en: english }));
  const instance = createI18n({ locale: 'en', messages: { common: english.common } });
  textLoader(instance, `build-${builds++}`);
  instance.t('chat:noMessages');
  await expect.poll(() => instance.t('chat:noMessages')).toBe('No messages yet');
});
