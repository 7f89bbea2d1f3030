import { createI18n, type LocaleCode } from '@meetcute/i18n';
import { mailCatalogue } from '@meetcute/i18n/mail';
import type { Mail } from '../ports/ports.ts';
import type { Site } from '../sites.ts';

export type MailKind = 'activate' | 'password' | 'emailChange' | 'emailUndo' | 'deleted';

type TextKey = 'greeting' | 'ignore' | 'footer' | `${MailKind}.${'subject' | 'text' | 'button'}`;

interface Letter {
  kind: MailKind;
  site: Site;
  locale: LocaleCode;
  to: string;
  name: string;
  /** Where its button leads. */
  link: string;
  /** Further values of its texts. */
  values?: Readonly<Record<string, string | number>>;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 38};`);

/** Writes a mail in the member's language, as plain text and as simple HTML. */
export async function composeMail({ kind, site, locale, to, name, link, values }: Letter): Promise<Mail> {
  const { t } = createI18n({ locale, messages: { mail: await mailCatalogue(locale) } });
  const given = { name, siteName: site.settings.name, minAge: site.settings.min_age, ...values };
  const say = (key: TextKey) => t(`mail:${key}`, given);
  const [subject, button] = [say(`${kind}.subject`), say(`${kind}.button`)];
  const before = [say('greeting'), say(`${kind}.text`)];
  const after = [say('ignore'), say('footer')];
  const paragraph = (text: string) => `<p>${escape(text)}</p>`;
  const action = `<p><a href="${escape(link)}">${escape(button)}</a></p><p>${escape(link)}</p>`;
  return {
    to,
    subject,
    text: [...before, `${button}:\n${link}`, ...after].join('\n\n'),
    html:
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
      `<body>${before.map(paragraph).join('')}${action}${after.map(paragraph).join('')}</body></html>`,
  };
}
