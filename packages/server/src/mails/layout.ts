import { darkStyle, looks } from './style.ts';

/** The texts of one mail, in reading order. */
export interface MailContent {
  /** Language code. */
  locale: string;
  siteName: string;
  subject: string;
  /** Preview text that inboxes show next to the subject. */
  preheader: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  /** Label of the button. */
  button: string;
  /** URL of the button. It is also shown as text, to be copied. */
  link: string;
  /** Sentence before the link as text. */
  linkHint: string;
  /** Paragraphs after the button. */
  after: readonly string[];
  /** Link to the notification preferences, for mails that were not requested. */
  stop?: { hint: string; link: string };
  /** Small lines at the end. */
  footer: readonly string[];
}

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 38};`);

/** Renders the mail as plain text. */
export const toText = ({ before, button, link, after, stop, footer }: MailContent): string =>
  [
    ...before,
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

const stopLine = ({ hint, link }: NonNullable<MailContent['stop']>) =>
  `<p class="muted" style="${looks.small}">${escape(hint)}<br><a class="address" href="${escape(link)}" style="${looks.address}">${escape(link)}</a></p>`;

function card({ subject, before, button, link, linkHint, after }: MailContent): string {
  const href = escape(link);
  return [
    `<h1 class="ink" style="${looks.heading}">${escape(subject)}</h1>`,
    paragraphs(before, looks.paragraph, 'ink'),
    `<a class="button" href="${href}" style="${looks.button}">${escape(button)}</a>`,
    `<p class="muted" style="${looks.hint}">${escape(linkHint)}<br><a class="address" href="${href}" style="${looks.address}">${href}</a></p>`,
    paragraphs(after, looks.paragraph, 'ink'),
  ].join('');
}

/** Renders the mail as HTML: one column of at most 600 px, light and dark, without external resources. */
export function toHtml(content: MailContent): string {
  const { locale, siteName, subject, preheader, stop, footer } = content;
  const stopping = stop ? stopLine(stop) : '';
  const column = table(looks.column, [
    row(`<td class="ink" style="${looks.site}">${escape(siteName)}</td>`),
    row(`<td class="card" style="${looks.card}">${card(content)}</td>`),
    row(
      `<td class="muted" style="${looks.footer}">${stopping}${paragraphs(footer, looks.small, 'muted')}</td>`,
    ),
  ]);
  return [
    `<!doctype html><html lang="${locale}" dir="ltr"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escape(subject)}</title><style>${darkStyle}</style></head>`,
    `<body class="page" style="${escape(looks.page)}"><div style="${looks.preheader}">${escape(preheader)}</div>`,
    table('width:100%', [row(`<td align="center" style="${looks.frame}">${column}</td>`)]),
    '</body></html>',
  ].join('');
}
