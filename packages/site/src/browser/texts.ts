import { isLocaleCode, loadMessages, type Namespace } from '@meetcute/i18n';
import type { i18n } from 'i18next';

/**
 * Returns a function that loads namespaces in the current language. The first missing namespace loads the
 * complete catalogue.
 */
export function textLoader(instance: i18n, buildId: string) {
  return async (namespaces: readonly Namespace[]): Promise<void> => {
    const locale = instance.language;
    if (!isLocaleCode(locale) || namespaces.every((name) => instance.hasResourceBundle(locale, name))) return;
    const messages = await loadMessages(locale, { buildId });
    for (const [namespace, tree] of Object.entries(messages ?? {})) {
      instance.addResourceBundle(locale, namespace, tree, true, true);
    }
  };
}
