import { createI18n, type LocaleCode } from '@meetcute/i18n';
import { withEnglish } from '@meetcute/i18n/catalogues';
import { caseCatalogue, mailCatalogue } from '@meetcute/i18n/mail';

/** Translates a text of mails and pushes by its key, or a text that mails share with the page of decisions. */
export type Translate = (
  key: `mail:${string}` | `cases:${string}`,
  values?: Readonly<Record<string, string | number>>,
) => string;

const mailTexts = withEnglish(mailCatalogue);
const caseTexts = withEnglish(caseCatalogue);

/** Creates the translation function of a language for mails and pushes. English texts replace missing ones. */
export async function createTranslate(locale: LocaleCode): Promise<Translate> {
  const messages = { mail: await mailTexts(locale), cases: await caseTexts(locale) };
  const { t } = createI18n({ locale, messages });
  return (key, values = {}) => t(key as never, values) as unknown as string;
}

/**
 * Returns a name as safe text for mails: without characters that mail programs turn into links, and at most
 * 40 characters. Anyone who signs up chooses both name and address, and must not be able to send text to
 * strangers.
 */
export const neutralizeName = (name: string): string =>
  name
    .replace(/[./:@\\]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 40);

/** Returns a member's name for use outside the site. Fictional profiles are labelled. */
export const nameOf = (
  translate: Translate,
  { name, fictional }: { name: string; fictional: boolean },
): string => (fictional ? translate('mail:fictional', { name: neutralizeName(name) }) : neutralizeName(name));
