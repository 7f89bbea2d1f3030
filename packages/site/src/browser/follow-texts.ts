import { developmentBuildId, isLocaleCode, loadMessages } from '@meetcute/i18n';
import type { i18n } from 'i18next';

/** Event on the window of a development server: the template has changed. */
export const CHANGED = 'meetcute:changed';

/**
 * Replaces the texts of a page by those of the host, and renders them. A namespace that the page has not loaded stays out,
 * so that its use is still reported.
 */
async function replaceTexts(instance: i18n): Promise<void> {
  const { language } = instance;
  if (!isLocaleCode(language)) return;
  const messages = await loadMessages(language, { buildId: developmentBuildId });
  for (const [namespace, tree] of Object.entries(messages ?? {}))
    if (instance.hasResourceBundle(language, namespace))
      instance.addResourceBundle(language, namespace, tree, false, true);
  instance.emit('languageChanged', language);
}

/** Shows changed texts of a template on an open page. Only for development. */
export const followTexts = (instance: i18n): void =>
  addEventListener(CHANGED, () => void replaceTexts(instance));
