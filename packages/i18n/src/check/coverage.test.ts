/** Every kind of text is checked: a missing translation of a mail or a content page fails the build. */
import { describe, expect, test } from 'vitest';
import type { LegalPage } from '../legal/types.ts';
import { localeCodes, type LocaleCode } from '../locales.ts';
import { loadPages } from '../pages/load.ts';
import { checkCatalogues } from './catalogues.ts';
import { checkContent, loadContent } from './content.ts';
import { namespacesOf, read } from './workspace.ts';

const translatedLocales = localeCodes.filter((locale) => locale !== 'en');

describe.each(['mail', 'cases', 'chat'])('the namespace %s', (name) => {
  const checkWithout = (locale: string, key: string) =>
    checkCatalogues(namespacesOf('en'), (file) => {
      if (!file.endsWith(`/${locale}/${name}.json`)) return read(file);
      const { [key]: _, ...rest } = JSON.parse(read(file)) as Record<string, unknown>;
      return JSON.stringify(rest);
    }).map(({ file, message }) => [file, message]);

  test('is one of the checked namespaces', () => expect(namespacesOf('en')).toContain(name));

  test.each(translatedLocales)('must have each English text in %s', (locale) => {
    const texts = JSON.parse(read(`packages/i18n/src/locales/en/${name}.json`)) as Record<string, unknown>;
    const key = Object.keys(texts).find((each) => typeof texts[each] === 'string')!;
    const file = `packages/i18n/src/locales/${locale}/${name}.json`;
    expect(checkWithout(locale, key)).toEqual([[file, `'${key}' is missing. Write it in ${locale}.`]]);
  });
});

type Change = (page: LegalPage) => LegalPage;

/** Checks the content pages with one page changed in one language. */
const checkChanged = async (locale: LocaleCode, folder: 'legal' | 'pages', kind: string, change: Change) => {
  const problems = await checkContent(async (each) => {
    const content = await loadContent(each);
    if (each !== locale) return content;
    return { ...content, [folder]: { ...content[folder], [kind]: change(content[folder][kind]!) } };
  });
  return problems.map(({ file, message }) => `${file}: ${message}`);
};

const english = await loadContent('en');
const kinds = (['legal', 'pages'] as const).flatMap((folder) =>
  Object.keys(english[folder]).map((kind) => [folder, kind] as const),
);

describe('content pages', () => {
  test('all of them are checked', async () => {
    const { legal, pages } = await loadContent('en');
    const texts = Object.entries(await loadPages('en')).filter(
      ([, text]) => 'sections' in (text as unknown as object),
    );
    expect(Object.keys({ ...legal, ...pages }).toSorted()).toEqual(texts.map(([kind]) => kind).toSorted());
  });

  test.each(kinds)('%s %s must have each section', async (folder, kind) => {
    const problems = await checkChanged('pl', folder, kind, (page) => ({
      ...page,
      sections: page.sections.slice(1),
    }));
    const [first] = english[folder][kind]!.sections;
    expect(problems).toEqual([
      `packages/i18n/src/${folder}/texts/pl.json: This language lacks ${kind}#${first!.id}, compared with the English sections.`,
    ]);
  });

  test.each(kinds)('%s %s must have a title and no empty text', async (folder, kind) => {
    const problems = await checkChanged('de', folder, kind, (page) => ({
      ...page,
      title: ' ',
      sections: page.sections.map((section, index) => (index === 0 ? { ...section, title: '' } : section)),
    }));
    expect(problems).toContain(
      `packages/i18n/src/${folder}/texts/de.json: Page '${kind}' has an empty text.`,
    );
    expect(problems.join('\n')).toContain(
      `Section '${kind}#${english[folder][kind]!.sections[0]!.id}' has an empty text.`,
    );
  });
});
