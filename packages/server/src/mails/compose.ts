import { href } from '@meetcute/core';
import type { LocaleCode } from '@meetcute/i18n';
import type { Site } from '../sites.ts';
import type { MailKind } from './kinds.ts';
import { LOGO_ID, type MailContent, type MailLink, toHtml, toText } from './layout.ts';
import type { ComposedMail } from './limit-mails.ts';
import type { MailPurpose } from './mail-limits.ts';
import { plainLook } from './style.ts';
import { createTranslate, neutralizeName, type Translate } from './translate.ts';

export { MAIL_KINDS, type MailKind } from './kinds.ts';

/** Mails that were requested and have no effect unless their link is followed. */
const HARMLESS: readonly MailKind[] = ['activate', 'password', 'emailChange'];

type TextKey =
  | 'greeting'
  | 'greetingPlain'
  | 'linkHint'
  | 'ignore'
  | 'footer'
  | `${MailKind}.${'subject' | 'preheader' | 'text' | 'button'}`;

/** Details below the text of a mail. */
export interface MailDetails {
  /** Labels and values, as rows of a table. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Sentences with an address. */
  links: readonly MailLink[];
  /** Paragraphs. */
  remarks: readonly string[];
}

/** A mail to compose. */
export interface MailInput {
  /** Kind of the mail. */
  kind: MailKind;
  /** Site that sends it. */
  site: Site;
  /** Language of its texts. */
  locale: LocaleCode;
  /** Address of the recipient. */
  to: string;
  /** Name in the greeting; null for a greeting without one. */
  name: string | null;
  /** URL of the button. */
  link: string;
  /** Additional values of the texts. Default: none. */
  values?: Readonly<Record<string, string | number>>;
  /** URL for one-click unsubscribing by the mail service (RFC 8058). Default: none. */
  oneClick?: string;
  /** Purpose that its limit counts. Default: its kind. */
  purpose?: MailPurpose;
  /** Paragraphs after the text, quoted from people. Default: none. */
  quotes?: readonly string[];
  /** Facts of an order, or of something like it. Default: none. */
  details?: MailDetails;
}

/** Composes a mail in the given language, as HTML and as equivalent plain text. */
export async function composeMail(composing: MailInput): Promise<ComposedMail> {
  const { kind, site, locale, to, name, link, oneClick, values, quotes = [] } = composing;
  const { purpose = kind, details } = composing;
  const { settings } = site;
  const variables = {
    name: neutralizeName(name ?? ''),
    siteName: settings.name,
    minAge: settings.min_age,
    ...values,
  };
  const translateKey = await createTranslate(locale);
  const translate = (key: `mail:${TextKey}`) => translateKey(key, variables);
  // Mails that were not requested can be unsubscribed from.
  const stop = kind === 'news' ? `${site.origin}${href('notifications')}` : null;
  const content: MailContent = {
    locale,
    siteName: settings.name,
    look: site.mailLook ?? plainLook,
    subject: translate(`mail:${kind}.subject`),
    preheader: translate(`mail:${kind}.preheader`),
    before: [
      translate(name === null ? 'mail:greetingPlain' : 'mail:greeting'),
      translate(`mail:${kind}.text`),
      ...quotes,
    ],
    facts: (details?.facts ?? []).map(([label, value]) => ({
      label,
      value,
      line: translateKey('mail:case.reason', { label, value }),
    })),
    links: details?.links ?? [],
    remarks: details?.remarks ?? [],
    button: translate(`mail:${kind}.button`),
    link,
    linkHint: translate('mail:linkHint'),
    after: HARMLESS.includes(kind) ? [translate('mail:ignore')] : [],
    ...(stop === null ? {} : { stop: { hint: translateKey('mail:preferences'), link: stop } }),
    footer: [translate('mail:footer'), companyLine(settings), ...numbersLine(settings, translateKey)],
  };
  return {
    siteId: site.id,
    purpose,
    from: settings.email,
    to,
    subject: content.subject,
    text: toText(content),
    html: toHtml(content),
    ...(content.look.logo === undefined ? {} : { images: [{ id: LOGO_ID, png: content.look.logo }] }),
    ...(oneClick === undefined ? {} : { headers: oneClickHeaders(oneClick) }),
  };
}

const oneClickHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const companyLine = ({ company_name, address, city, country, support_email }: Site['settings']): string =>
  `${[company_name, address, city, country].filter(Boolean).join(', ')} · ${support_email}`;

/** Returns a line with the numbers of the company; none when it has none. */
function numbersLine({ kvk, vat_numbers }: Site['settings'], translate: Translate): string[] {
  const numbers = [
    { key: 'mail:register', registration: kvk?.trim() },
    { key: 'mail:vat', registration: vat_numbers.filter((each) => each.trim()).join(', ') },
  ] as const;
  const line = numbers.flatMap(({ key, registration }) =>
    registration ? [translate(key, { registration })] : [],
  );
  return line.length > 0 ? [line.join(' · ')] : [];
}
