import type { Settings } from '@meetcute/contract';
import { loadPages } from '@meetcute/i18n/pages';

type TextSetting =
  | 'name'
  | 'domain'
  | 'company_name'
  | 'address'
  | 'city'
  | 'support_email'
  | 'fictional_plural';

/** Settings that each placeholder of the content pages needs. */
const settingsOf: Readonly<Record<string, readonly TextSetting[]>> = {
  siteName: ['name'],
  domain: ['domain'],
  companyName: ['company_name'],
  companyAddress: ['address', 'city'],
  supportEmail: ['support_email'],
  fictionalPlural: ['fictional_plural'],
};

/**
 * Returns the pages that would show a hole because a setting is empty, such as 'terms: address', in the order of the
 * pages.
 */
export async function companyDataHoles(settings: Pick<Settings, TextSetting>): Promise<string[]> {
  const pages = await loadPages('en');
  return Object.entries(pages).flatMap(([page, text]) => {
    const words = JSON.stringify(text);
    return Object.entries(settingsOf)
      .filter(([placeholder]) => words.includes(`{{${placeholder}}}`))
      .flatMap(([, names]) => names.filter((name) => settings[name].trim() === ''))
      .map((name) => `${page}: ${name}`);
  });
}

/** Returns a sentence for the operator about pages with holes; null when each page is complete. */
export async function companyDataWarning(settings: Pick<Settings, TextSetting>): Promise<string | null> {
  const holes = await companyDataHoles(settings);
  if (holes.length === 0) return null;
  return (
    `${settings.name}: empty settings leave holes in the pages of the site: ${holes.join(', ')}. ` +
    'Fill them in the file of the site, because the law asks for them.'
  );
}
