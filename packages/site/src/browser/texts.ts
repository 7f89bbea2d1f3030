import { isLocaleCode, loadMessages, type LocaleCode, type Namespace, warn } from '@meetcute/i18n';
import type { i18n } from 'i18next';

/**
 * Returns a function that loads namespaces in the current language. The first missing namespace loads the
 * complete catalogue. Texts that a language lacks or fails to load are shown in English. A text of a namespace that no
 * page has loaded loads it too.
 */
export function textLoader(instance: i18n, buildId: string) {
  const load = async (locale: LocaleCode): Promise<boolean> => {
    const messages = await loadMessages(locale, { buildId });
    for (const [namespace, tree] of Object.entries(messages ?? {}))
      instance.addResourceBundle(locale, namespace, tree, true, true);
    return messages !== null;
  };
  const requestedLocales = new Set<LocaleCode>();
  let isLoading = false;
  instance.on('missingKey', (_languages, namespace: string) => {
    const { language } = instance;
    if (isLoading || !isLocaleCode(language)) return;
    // A page that does not name its namespace lacks it in its own language.
    const locales = [language, 'en'] as const;
    const locale = locales.find(
      (each) => !requestedLocales.has(each) && !instance.hasResourceBundle(each, namespace),
    );
    if (!locale) return;
    requestedLocales.add(locale);
    isLoading = true;
    // Renders the page again. A catalogue that fails or lacks the namespace leaves the key missing.
    void load(locale).then(() => {
      isLoading = false;
      instance.emit('languageChanged', language);
    });
  });
  return async (namespaces: readonly Namespace[]): Promise<void> => {
    const locale = instance.language;
    if (!isLocaleCode(locale)) return;
    const lacking = () => namespaces.filter((name) => !instance.hasResourceBundle(locale, name));
    if (lacking().length === 0) return;
    const isLoaded = await load(locale);
    if (lacking().length === 0 || locale === 'en') return;
    // A failed load has its own warning.
    if (isLoaded) warn(`i18n: '${locale}' has no texts for ${lacking().join(', ')}; English is shown.`);
    await load('en');
  };
}
