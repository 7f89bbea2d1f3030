import Bowser from 'bowser';
import { useTranslation } from 'react-i18next';

/** Returns a readable name of a browser, such as 'Firefox on Windows', or a text that it is unknown. */
export function useBrowserName(userAgent: string | null): string {
  const { t } = useTranslation('account');
  if (!userAgent) return t('sessions.unknown');
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return t('sessions.unknown');
  return os.name ? t('sessions.on', { browser: browser.name, system: os.name }) : browser.name;
}
