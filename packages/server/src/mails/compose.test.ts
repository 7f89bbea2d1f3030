import { demoSites } from '@meetcute/demo';
import { localeCodes, type LocaleCode } from '@meetcute/i18n';
import { describe, expect, test } from 'vitest';
import { mailValues as values } from '../../test/mail-values.ts';
import { composeMail, MAIL_KINDS } from './compose.ts';

const [{ id, settings }] = demoSites;
const site = { id, hosts: ['brand.example'], settings, origin: 'https://brand.example' };
const link = 'https://brand.example/activate/done?token=abc_DEF-1&undo=1';

const footerOf = async (numbers: Partial<typeof settings>, locale: LocaleCode = 'en') => {
  const { text } = await composeMail({
    kind: 'activate',
    site: { ...site, settings: { ...settings, ...numbers } },
    locale,
    to: 'robin@example.com',
    name: 'Robin',
    link,
  });
  return text.split('-- ').at(-1) ?? '';
};

const compose = (kind: (typeof MAIL_KINDS)[number], locale: LocaleCode, name = 'Robin') =>
  composeMail({ kind, site, locale, to: 'robin@example.com', name, link, values });

const look = {
  font: "Georgia, 'Times New Roman', serif",
  displayFont: 'Arial, sans-serif',
  colors: {
    page: '#000001',
    card: '#000002',
    ink: '#000003',
    muted: '#000004',
    button: '#000005',
    onButton: '#000006',
    link: '#000007',
  },
  darkColors: {
    page: '#000011',
    card: '#000012',
    ink: '#000013',
    muted: '#000014',
    button: '#000015',
    onButton: '#000016',
    link: '#000017',
  },
};

test('a mail has the colours and fonts of its brand, the dark ones for readers who prefer dark', async () => {
  const mail = { kind: 'news', locale: 'en', to: 'robin@example.com', name: 'Robin', link } as const;
  const { html = '' } = await composeMail({ ...mail, site: { ...site, mailLook: look } });
  const [head = '', body = ''] = html.split('</head>');
  for (const color of Object.values(look.colors)) expect(body).toContain(color);
  for (const color of Object.values(look.darkColors)) expect(head).toContain(`${color} !important`);
  expect(body).toContain("font-family:Georgia, 'Times New Roman', serif");
  expect(body).toMatch(/<h1 [^>]*font-family:Arial, sans-serif/);
  const plain = (await composeMail({ ...mail, site })).html ?? '';
  expect(plain).toContain('background:#f2f3f6');
  expect(html).not.toContain('<img');
});

test('a mail has the mark of its brand as an image inside, beside the name', async () => {
  const mailLook = { ...look, logo: 'iVBORw0KGgo=' };
  const mail = { kind: 'news', locale: 'en', to: 'robin@example.com', name: 'Robin', link } as const;
  const { html, images } = await composeMail({ ...mail, site: { ...site, mailLook } });
  expect(html).toMatch(
    /<td class="site"[^>]*><img src="cid:logo" width="40" height="40" alt=""[^>]*>Linden Lane</,
  );
  expect(images).toEqual([{ id: 'logo', png: 'iVBORw0KGgo=' }]);
});

const decode = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** Visible texts of an HTML mail in order, without its head. */
const wordsOf = (html: string) =>
  (/<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '')
    .split(/<[^>]+>/)
    .map((piece) => decode(piece).trim())
    .filter((piece) => piece !== '');

const allOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, group = '']) => decode(group));

const rows = MAIL_KINDS.flatMap((kind) => localeCodes.map((code) => [kind, code] as const));

test.each(rows)(
  'the mail %s in %s declares its language and has one heading and the link of its button',
  async (kind, locale) => {
    const { subject, html = '' } = await compose(kind, locale);
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"`));
    expect(allOf(html, /<title>(.*?)<\/title>/g)).toEqual([subject]);
    expect(allOf(html, /<h1[^>]*>(.*?)<\/h1>/g)).toEqual([subject]);
    // The button, the URL as text, and the page for unsubscribing from unrequested mails.
    const stops = kind === 'news' ? ['https://brand.example/notifications'] : [];
    expect(allOf(html, /href="([^"]*)"/g)).toEqual([link, link, ...stops]);
    expect(wordsOf(html)).toContain(link);
  },
);

test.each(rows)(
  'the mail %s in %s has the same content as plain text, without unfilled values',
  async (kind, locale) => {
    const { subject, text, html = '' } = await compose(kind, locale);
    const visibleTexts = wordsOf(html);
    for (const paragraph of text.split('\n\n').filter((part) => part !== '-- '))
      for (const line of paragraph.split(':\n')) expect(visibleTexts).toContain(line);
    for (const value of [settings.name, settings.company_name, 'Robin', link]) expect(text).toContain(value);
    for (const part of [subject, text, ...visibleTexts])
      expect(part).not.toMatch(/\{\{|\}\}|undefined|mail:|NaN/);
  },
);

test.each(rows)('the mail %s in %s loads no resources and contains no scripts', async (kind, locale) => {
  const { html = '' } = await compose(kind, locale);
  expect(html).not.toMatch(/<(img|script|link|iframe|form|base)\b|url\(|@import|src=|javascript:/i);
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html.length).toBeLessThan(10_000);
});

test('differs by language and by kind', async () => {
  const mails = await Promise.all(rows.map(([kind, locale]) => compose(kind, locale)));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(rows.length);
});

describe('a name chosen by a stranger', () => {
  test('is escaped: a name cannot add markup or another link', async () => {
    const { html = '' } = await compose('activate', 'en', '<a href="https://evil.example">"Rob" & co</a>');
    expect(allOf(html, /href="([^"]*)"/g)).toEqual([link, link]);
    expect(html).not.toMatch(/<a href="https:\W+evil/);
  });

  test.each([
    ['Anna-Maria', 'Anna-Maria'],
    ['J. van Dam', 'J van Dam'],
    ['win at https://evil.example/now', 'win at https evil example now'],
    ['write@evil.example', 'write evil example'],
    ['a'.repeat(150), 'a'.repeat(40)],
  ])('is greeted without a clickable address: %s', async (name, greeting) => {
    expect((await compose('activate', 'en', name)).text).toMatch(new RegExp(`^Hi ${greeting},\n`));
  });
});

test('links to the notification preferences only in unrequested mails', async () => {
  const texts = await Promise.all(
    MAIL_KINDS.map(async (kind) => [kind, (await compose(kind, 'en')).text] as const),
  );
  const stoppable = texts.filter(([, text]) => text.includes('https://brand.example/notifications'));
  expect(stoppable.map(([kind]) => kind)).toEqual(['news']);
});

test('says that it can be ignored only when no action is needed', async () => {
  const silent = await Promise.all(
    MAIL_KINDS.map(async (kind) => (await compose(kind, 'en')).text.includes('Didn’t ask')),
  );
  expect(Object.fromEntries(MAIL_KINDS.map((kind, index) => [kind, silent[index]]))).toEqual({
    activate: true,
    password: true,
    emailChange: true,
    emailUndo: false,
    emailChanged: false,
    emailReplaced: false,
    emailTaken: false,
    emailUndone: false,
    passwordChanged: false,
    newLogin: false,
    passkeyAdded: false,
    passkeyRemoved: false,
    passkeysRemoved: false,
    deleted: false,
    report: false,
    complaint: false,
    receipt: false,
    decision: false,
    restriction: false,
    lifted: false,
    restored: false,
    appealDecision: false,
    appeal: false,
    renewal: false,
    renewalFailed: false,
    cancelled: false,
    cancelledFor: false,
    cancellation: false,
    paid: false,
    withdrawn: false,
    refunded: false,
    chargedBack: false,
    refundFailed: false,
    chargebackReversed: false,
    news: false,
  });
});

test.each([
  [
    'both',
    { kvk: '12345678', vat_numbers: ['NL1', 'BE2'] },
    'Commercial register: 12345678 · VAT number: NL1, BE2',
  ],
  ['the register number alone', { kvk: '12345678', vat_numbers: [''] }, 'Commercial register: 12345678'],
  ['the VAT number alone', { kvk: ' ', vat_numbers: ['NL1'] }, 'VAT number: NL1'],
])('ends with %s of the company', async (_, numbers, line) => {
  const footer = await footerOf(numbers);
  expect(footer.split('\n')).toContain(line);
});

test('has no line of numbers when the company has none', async () => {
  const footer = await footerOf({ kvk: null, vat_numbers: [] });
  expect(footer).not.toMatch(/VAT|register/i);
  expect(footer.trim().endsWith(settings.support_email)).toBe(true);
});
