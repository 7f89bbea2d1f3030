import { expect, test, vi } from 'vitest';
import { localeCodes, type LocaleCode } from '../locales.ts';
import type { MessageTree } from '../messages.ts';
import { withEnglish } from './complete.ts';
import { catalogue, completeCatalogue } from './index.ts';

const texts: Partial<Record<LocaleCode, MessageTree>> = {
  en: { common: { close: 'Close', all: 'All' }, chat: { empty: 'No messages' } },
  nl: { common: { close: 'Sluiten' } },
  de: { common: { close: 'Schließen', all: 'Alle' }, chat: { empty: 'Keine Nachrichten' } },
};

function loader() {
  const log = vi.fn<(message: string) => void>();
  const load = vi.fn<(locale: LocaleCode) => Promise<MessageTree>>(async (locale) => {
    const tree = texts[locale];
    if (!tree) throw new Error('no such file');
    return tree;
  });
  return { log, load, complete: withEnglish(load, log) };
}

test('shows English for a missing namespace and a missing key, and warns once', async () => {
  const { log, load, complete } = loader();
  const expected = { common: { close: 'Sluiten', all: 'All' }, chat: { empty: 'No messages' } };
  expect(await complete('nl')).toEqual(expected);
  expect(await complete('nl')).toEqual(expected);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    "i18n: texts are missing in 'nl' and shown in English: common.all, chat.",
  );
  expect(load).toHaveBeenCalledTimes(2);
});

test('shows English for a language that fails to load, and warns once', async () => {
  const { log, complete } = loader();
  expect(await complete('pl')).toEqual(texts.en);
  expect(await complete('pl')).toEqual(texts.en);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    "i18n: the texts of 'pl' could not be loaded and are shown in English (no such file).",
  );
});

test.each(['de', 'en'] as const)('loads %s again after a load that failed, then no more', async (locale) => {
  const { log, load, complete } = loader();
  const fails = async (requestedLocale: LocaleCode) => {
    if (requestedLocale === locale) throw new Error('connection lost');
    return texts.en!;
  };
  load.mockImplementationOnce(fails);
  if (locale !== 'en') load.mockImplementationOnce(fails);
  await complete(locale).catch(() => undefined);
  expect(await complete(locale)).toEqual(texts[locale]);
  const { length } = load.mock.calls;
  expect(await complete(locale)).toEqual(texts[locale]);
  expect(load).toHaveBeenCalledTimes(length);
  expect(log).toHaveBeenCalledTimes(locale === 'en' ? 0 : 1);
});

test('changes nothing in a complete language', async () => {
  const { log, complete } = loader();
  expect(await complete('de')).toEqual(texts.de);
  expect(await complete('en')).toEqual(texts.en);
  expect(log).not.toHaveBeenCalled();
});

test.each(localeCodes)('the catalogue of %s is complete, without mails and legal texts', async (locale) => {
  const filledCatalogue = await completeCatalogue(locale);
  expect(filledCatalogue).toEqual(await catalogue(locale));
  expect(filledCatalogue).not.toHaveProperty('mail');
  // Only texts around the legal texts, such as the title of their table of contents.
  expect(JSON.stringify(filledCatalogue['legal']).length).toBeLessThan(300);
});
