import type { MailLook } from '@meetcute/core';
import { createDarkStyle, createStyles } from './style.ts';

type Styles = ReturnType<typeof createStyles>;

/** A link in a mail, with its address as text. */
export interface MailLink {
  /** Sentence before the address. */
  hint: string;
  link: string;
}

/** A fact in a table of two columns. */
export interface MailFact {
  label: string;
  value: string;
  /** Label and value as a line of plain text. */
  line: string;
}

/** The texts of one mail, in reading order. */
export interface MailContent {
  /** Language code. */
  locale: string;
  siteName: string;
  /** Colours and fonts of the brand. */
  look: MailLook;
  subject: string;
  /** Preview text that inboxes show next to the subject. */
  preheader: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  /** Facts below them, such as the product and price of an order. */
  facts: readonly MailFact[];
  /** Links below them. */
  links: readonly MailLink[];
  /** Paragraphs below them. */
  remarks: readonly string[];
  /** Label of the button. */
  button: string;
  /** URL of the button. It is also shown as text, to be copied. */
  link: string;
  /** Sentence before the link as text. */
  linkHint: string;
  /** Paragraphs after the button. */
  after: readonly string[];
  /** Link to the notification preferences, for mails that were not requested. */
  stop?: MailLink;
  /** Small lines at the end. */
  footer: readonly string[];
}

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 38};`);

/** Renders the mail as plain text. */
export const toText = ({
  before,
  facts,
  links,
  remarks,
  button,
  link,
  after,
  stop,
  footer,
}: MailContent): string =>
  [
    ...before,
    ...(facts.length > 0 ? [facts.map(({ line }) => line).join('\n')] : []),
    ...links.map(({ hint, link: address }) => `${hint}\n${address}`),
    ...remarks,
    `${button}:\n${link}`,
    ...after,
    '-- ',
    ...(stop ? [`${stop.hint}:\n${stop.link}`] : []),
    ...footer,
  ].join('\n\n');

/** Renders a table with one cell per row. Every mail program can lay out tables. */
const table = (style: string, rows: readonly string[]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${escape(style)}">${rows.join('')}</table>`;

const row = (cell: string) => `<tr>${cell}</tr>`;

const paragraphs = (texts: readonly string[], style: string, name: string) =>
  texts.map((text) => `<p class="${name}" style="${style}">${escape(text)}</p>`).join('');

/** Id of the brand's mark in a mail. */
export const LOGO_ID = 'logo';

/** Draws the mark beside the name. Without images a mail program shows the name alone. */
const logoImage = (styles: Styles) =>
  `<img src="cid:${LOGO_ID}" width="40" height="40" alt="" style="${styles.logo}">`;

const linkLine = ({ hint, link }: MailLink, styles: Styles, look: 'small' | 'hint') =>
  `<p class="muted" style="${styles[look]}">${escape(hint)}<br><a class="address" href="${escape(link)}" style="${styles.address}">${escape(link)}</a></p>`;

/** Renders facts as rows with a label and a value. */
const factTable = (facts: readonly MailFact[], styles: Styles) =>
  facts.length === 0
    ? ''
    : table(
        styles.facts,
        facts.map(({ label, value }) =>
          row(
            `<td class="muted" valign="baseline" style="${styles.label}">${escape(label)}</td><td class="ink" valign="baseline" style="${styles.value}">${escape(value)}</td>`,
          ),
        ),
      );

function card(content: MailContent, styles: Styles): string {
  const { look, subject, before, facts, links, remarks, button, link, linkHint, after } = content;
  const href = escape(link);
  return [
    `<h1 class="ink" style="${styles.heading}">${escape(subject)}</h1>`,
    paragraphs(before, styles.paragraph, 'ink'),
    factTable(facts, styles),
    ...links.map((each) => linkLine(each, styles, 'hint')),
    paragraphs(remarks, styles.paragraph, 'ink'),
    table(styles.action, [
      row(
        `<td class="button" align="center" bgcolor="${look.colors.button}" style="${styles.button}"><a class="press" href="${href}" style="${styles.press}">${escape(button)}</a></td>`,
      ),
    ]),
    linkLine({ hint: linkHint, link }, styles, 'hint'),
    paragraphs(after, styles.paragraph, 'ink'),
  ].join('');
}

/** Renders the mail as HTML: one column of at most 600 px, light and dark, without external resources. */
export function toHtml(content: MailContent): string {
  const { locale, siteName, look, subject, preheader, stop, footer } = content;
  const styles = createStyles(look);
  const stopping = stop ? linkLine(stop, styles, 'small') : '';
  const column = table(styles.column, [
    row(
      `<td class="site" style="${styles.site}">${look.logo === undefined ? '' : logoImage(styles)}${escape(siteName)}</td>`,
    ),
    row(
      `<td class="card" bgcolor="${look.colors.card}" style="${styles.card}">${card(content, styles)}</td>`,
    ),
    row(
      `<td class="muted" style="${styles.footer}">${stopping}${paragraphs(footer, styles.small, 'muted')}</td>`,
    ),
  ]);
  return [
    `<!doctype html><html lang="${locale}" dir="ltr"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escape(subject)}</title><style>${createDarkStyle(look)}</style></head>`,
    `<body class="page" style="${escape(styles.page)}"><div style="${styles.preheader}">${escape(preheader)}</div>`,
    table('width:100%', [
      row(
        `<td class="page" align="center" bgcolor="${look.colors.page}" style="${styles.frame}">${column}</td>`,
      ),
    ]),
    '</body></html>',
  ].join('');
}
