import { createI18n, type LocaleCode } from '@meetcute/i18n';
import { mailCatalogue } from '@meetcute/i18n/mail';
import type { Mail } from '../ports/ports.ts';
import type { Site } from '../sites.ts';
import { type Letter, toHtml, toText } from './layout.ts';

/** What a mail is about. */
export const MAIL_KINDS = [
  'activate',
  'password',
  'emailChange',
  'emailUndo',
  'deleted',
  'report',
  'complaint',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What comes because somebody asked for it, and does nothing as long as nobody follows its link. */
const HARMLESS: readonly MailKind[] = ['activate', 'password', 'emailChange'];

type TextKey =
  | 'greeting'
  | 'linkHint'
  | 'ignore'
  | 'footer'
  | `${MailKind}.${'subject' | 'preheader' | 'text' | 'button'}`;

interface Composing {
  kind: MailKind;
  site: Site;
  locale: LocaleCode;
  to: string;
  name: string;
  /** Where its button leads. */
  link: string;
  /** Further values of its texts. */
  values?: Readonly<Record<string, string | number>>;
  /** Paragraphs after its text that are somebody's own words. */
  quotes?: readonly string[];
}

/** Writes a mail in the member's language, as HTML and as plain text that says the same. */
export async function composeMail(composing: Composing): Promise<Mail> {
  const { kind, site, locale, to, name, link, values, quotes = [] } = composing;
  const { settings } = site;
  const { t } = createI18n({ locale, messages: { mail: await mailCatalogue(locale) } });
  const given = { name: spoken(name), siteName: settings.name, minAge: settings.min_age, ...values };
  const say = (key: TextKey) => t(`mail:${key}`, given);
  const letter: Letter = {
    locale,
    siteName: settings.name,
    subject: say(`${kind}.subject`),
    preheader: say(`${kind}.preheader`),
    before: [say('greeting'), say(`${kind}.text`), ...quotes],
    button: say(`${kind}.button`),
    link,
    linkHint: say('linkHint'),
    after: HARMLESS.includes(kind) ? [say('ignore')] : [],
    footer: [say('footer'), companyLine(settings)],
  };
  return { to, subject: letter.subject, text: toText(letter), html: toHtml(letter) };
}

/**
 * A name as a mail says it: nothing that a mail program would make a link of, and not long. Whoever signs up chooses the name
 * and the address, and must not get to write to strangers.
 */
const spoken = (name: string): string =>
  name
    .replace(/[./:@\\]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 40);

const companyLine = ({ company_name, address, city, country, support_email }: Site['settings']): string =>
  `${[company_name, address, city, country].filter(Boolean).join(', ')} · ${support_email}`;
