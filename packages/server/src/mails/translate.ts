import { createI18n, type LocaleCode } from '@meetcute/i18n';
import { mailCatalogue } from '@meetcute/i18n/mail';

/** Says a text of mails and pushes, by its key with `mail:` before it. */
export type Translate = (key: `mail:${string}`, values?: Readonly<Record<string, string | number>>) => string;

/** Speaks a language in mails and pushes. */
export async function createTranslate(locale: LocaleCode): Promise<Translate> {
  const { t } = createI18n({ locale, messages: { mail: await mailCatalogue(locale) } });
  return (key, values = {}) => t(key as never, values) as unknown as string;
}

/**
 * A name as a mail says it: nothing that a mail program would make a link of, and not long. Whoever signs up chooses the name
 * and the address, and must not get to write to strangers.
 */
export const spoken = (name: string): string =>
  name
    .replace(/[./:@\\]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 40);

/** A member's name as others are told it outside of the site; of who is made up it says so. */
export const nameOf = (
  translate: Translate,
  { name, fictional }: { name: string; fictional: boolean },
): string => (fictional ? translate('mail:fictional', { name: spoken(name) }) : spoken(name));
