import type { Message } from '@meetcute/contract';
import { messageParts } from './links.ts';

/** What a message asks for that it is wise to be careful with. */
export type ScamHint = 'link' | 'phone' | 'money';

/** Numbers as one dials them, eight digits or more; no dates, prices or times of day. */
const PHONE =
  /(?<![\p{Letter}\p{Number}.,:/])(?:\+|00)?\(?\d{1,4}\)?(?:[ \-/.]?\d{2,4}){2,5}(?![\p{Number}:/])/gu;
const DATE = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ]\d{4})$/u;

/** Other places to write on, by which one leaves the site. */
const ELSEWHERE = ['whatsapp', 'telegram', 'snapchat', 'wechat', 'signal app', 't.me', 'wa.me'];

/**
 * Beginnings of words by which money is sent or handed over, in the languages of the sites, without accents. A word in
 * general use, such as 'pay' or 'money', is none: people talk about dinner.
 */
const MONEY: readonly string[] = [
  // Everywhere, and English.
  'bitcoin, crypto, ethereum, usdt, western union, moneygram, paypal, revolut, iban, gift card, giftcard',
  'steam card, wire transfer, bank transfer, bank account, bank details, send money, send me money, lend me',
  'my inheritance, customs fee, investment opportunit, trading platform, cash app',
  // Dutch.
  'cadeaukaart, cadeaubon, bankrekening, overschrijv, overmaken, geld sturen, geld lenen, stuur geld, leen me',
  'erfenis, beleggingskans, tikkie',
  // German.
  'uberweis, ueberweis, geschenkkarte, gutscheinkarte, bankkonto, bankverbindung, geldanlage, geld schicken',
  'geld senden, schick mir geld, leih mir, erbschaft',
  // Italian.
  'bonifico, carta regalo, conto bancario, inviare soldi, mandami soldi, manda soldi, prestami, eredita',
  'ricarica postepay, criptovalut',
  // French.
  'virement, carte cadeau, compte bancaire, envoyer de l argent, envoie moi de l argent, prete moi',
  'mon heritage, mandat cash',
  // Spanish.
  'transferencia, tarjeta regalo, tarjeta de regalo, cuenta bancaria, enviar dinero, enviame dinero',
  'mandame dinero, prestame, mi herencia, bizum, criptomoneda',
  // Polish.
  'przelew, karta podarunkowa, karte podarunkowa, konto bankowe, konta bankowego, przeslij pieniadze',
  'wyslij pieniadze, pozycz mi, kryptowalut, kod blik, blikiem',
].flatMap((words) => words.split(', '));

/** A text as words with one blank before each, lower case and without accents. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l')
    .replace(/[^\p{Letter}\p{Number}.]+/gu, ' ')}`;

const hasAny = (text: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => text.includes(` ${beginning}`));

function hasPhone(text: string): boolean {
  return (text.match(PHONE) ?? []).some((number) => {
    const digits = number.replace(/\D/g, '').length;
    return digits >= 8 && digits <= 15 && !DATE.test(number.trim());
  });
}

/** What a message asks for that it is wise to be careful with: addresses, numbers to call, money. It may be quite harmless. */
export function scamHints(text: string): readonly ScamHint[] {
  const words = plain(text);
  const hasLink = messageParts(text).some(({ href }) => href !== null) || hasAny(words, ELSEWHERE);
  return [
    ...(hasLink ? (['link'] as const) : []),
    ...(hasPhone(text) ? (['phone'] as const) : []),
    ...(hasAny(words, MONEY) ? (['money'] as const) : []),
  ];
}

/** How many of the newest messages are looked through. */
const REACH = 50;

/** The newest message of others, among the last 50, that it is wise to be careful with; undefined where there is none. */
export function hintedMessage<M extends Pick<Message, 'sender' | 'text'>>(
  messages: readonly M[],
  reader: string,
): M | undefined {
  return messages
    .slice(-REACH)
    .findLast(({ sender, text }) => sender !== reader && scamHints(text).length > 0);
}
