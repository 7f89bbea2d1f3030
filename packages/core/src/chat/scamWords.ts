/**
 * Words are written small and without accents; `*` stands for the rest of a word, `?` for a letter that may be missing.
 * They are looked for with bounded gaps alone, so that a long text takes no longer than its length.
 */
const words = (...lists: readonly string[]): string =>
  ` (?:${lists.join('|').replaceAll(', ', '|').replaceAll('*', '[^ ]*')})(?= )`;

/** So many other words of the same sentence at the most. */
const upTo = (count: number): string => `(?: [^ |]+){0,${count}}`;

/**
 * What is seldom said but of money that is sent or handed over, in the languages of the sites. A word in general use, such
 * as 'pay' or 'inheritance', is none: people talk about dinner, and about their families.
 */
const SAYS_ALL = words(
  // Everywhere.
  'bitcoin*, cryptos?, ethereum, usdt, western union, moneygram, paypal*, revolut, iban, cash app, postepay, bizum',
  // English.
  'gift ?cards?, steam cards?, cryptocurrenc*, (?:wire|bank) transfers?, bank (?:accounts?|details)',
  'my inheritance, customs fees?, investment opportunit*, trading platforms?',
  // Dutch. 'Overschrijven' is also to copy.
  'cadeaukaart*, cadeaubon*, cryptomunt*, bankrekening*, overschrijving*, overmaken, mijn erfenis, beleggingskans*',
  // German.
  'ue?berweis*, geschenkkarten?, gutscheinkarten?, kryptowahrung*, bankkont*, bankverbindung*, geldanlagen?',
  'meiner? erbschaft',
  // Italian.
  'bonific[oi], cart[ae] regalo, criptovalut*, cont[oi] bancar*, mia eredita',
  // French.
  'virements?, cartes? cadeaux?, cryptomonnaies?, comptes? bancaires?, mon heritage, mandat cash',
  // Spanish.
  'transferencias?, tarjetas? (?:de )?regalo, criptomonedas?, cuentas? bancarias?, mi herencia',
  // Polish. 'Przelewac' is also to pour.
  'przelew(?:u|em|y|ow)?, kart[aeyi] podarunkow*, kryptowalut*, kont[oa] bankow*, kod[uy]? blik, blikiem, na blika',
  '(?:moj|mojego) spadku?',
);

/** Sending and lending. */
const SEND = words(
  'send, sending, lend, lending, loan, borrow, wire, transfer',
  'stuur, stuurt, sturen, leen, leent, lenen, maak',
  'schicke?, schickst, schicken, sende, sendest, senden, leihe?, leihst, leihen, borge?, borgst, borgen',
  'mand[aio], mandami, mandar[em]i?, invi[aio], inviami, inviar[em]i?, prest[ai], prestami, prestar[em]i?',
  'envoie, envoies, envoyer, envoyez, pretes?, preter, pretez, transferer',
  'envi[ae]s?, enviame, enviar, enviarme, mand[ae]s?, mandame, mandar, mandarme, prest[ae]s?, prestame, prestarme',
  'wyslij, wyslesz, wyslac, przeslij, przeslesz, przeslac, przelej, przelac, przelewam, pozycz, pozyczysz, pozyczyc',
);

/** A 'tikkie' is asked to be paid, and else a bit. */
const MONEY = words(
  'money, cash, geld, tikkie, soldi, denaro, argent, dinero, pieniadze, pieniedzy, kas[ey]',
);

const CURRENCY = words('euros?, eur, dollars?, usd, dolar*, pounds, quid, bucks, gbp, zl, zlot*, pln, chf');

const ME = words('me, us, mij, ons, mir, uns, mi, ci, moi, nous, nos, nam');

/** Amounts are in general use too: these are asked for. */
const ASKS = [
  SAYS_ALL,
  SEND + upTo(4) + MONEY,
  MONEY + upTo(4) + SEND,
  `${SEND}(?:${ME}${upTo(1)})?(?: \\d+){0,2}${CURRENCY}`,
  ME + upTo(3) + CURRENCY + upTo(1) + SEND,
].join('|');

/** The number of a bank account. */
const IBAN = /(?<![\p{Letter}\p{Number}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}/u;

const asks = new RegExp(ASKS, 'u');
const beginsWithCurrency = new RegExp(`^${CURRENCY}`, 'u');

/** A text as words with a blank on either side, small and without accents; `|` ends a sentence. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replace(/[€$£]/gu, ' euro ')
    .replace(/[.!?;](?=\s|$)/gu, ' | ')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}|]+/gu, ' ')
    .trim()} `;

/** Whether a text asks for money, or speaks of a way in which it is handed over. */
export const asksForMoney = (text: string): boolean => IBAN.test(text) || asks.test(plain(text));

/** Whether the number at a place of a text has a currency before or behind it. */
export const isAmount = (text: string, index: number, length: number): boolean =>
  /[€$£]\s?$/u.test(text.slice(Math.max(0, index - 2), index)) ||
  beginsWithCurrency.test(plain(text.slice(index + length, index + length + 16)));
