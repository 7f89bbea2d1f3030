/**
 * Phrases that almost always mean sending money, in the languages of the sites. Words in general use, such as
 * 'pay' or 'inheritance', are left out: people discuss dinner and their families.
 */
const SAYS_ALL = [
  // International.
  'bitcoin*, cryptos?, ethereum, usdt, western union, moneygram, paypal*, revolut, iban, cash app, postepay, bizum',
  // English.
  'gift ?cards?, steam cards?, cryptocurrenc*, (?:wire|bank) transfers?, bank (?:accounts?|details)',
  'my inheritance, customs fees?, investment opportunit*, trading platforms?',
  // Dutch. 'Overschrijven' also means to copy.
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
  // Polish. 'Przelewac' also means to pour.
  'przelew(?:u|em|y|ow)?, kart[aeyi] podarunkow*, kryptowalut*, kont[oa] bankow*, kod[uy]? blik, blikiem, na blika',
  'moj spadek, mojego spadku',
];

/** Verbs of sending and lending. */
const SEND = [
  'send, sending, lend, lending, loan, borrow, wire, transfer',
  'stuur, stuurt, sturen, leen, leent, lenen, maak',
  'schicke?, schickst, schicken, sende, sendest, senden, leihe?, leihst, leihen, borge?, borgst, borgen',
  'mand[aio], mandami, mandar[em]i?, invi[aio], inviami, inviar[em]i?, prest[ai], prestami, prestar[em]i?',
  'envoie, envoies, envoyer, envoyez, pretes?, preter, pretez, transferer',
  'envi[ae]s?, enviame, enviar, enviarme, mand[ae]s?, mandame, mandar, mandarme, prest[ae]s?, prestame, prestarme',
  'wyslij, wyslesz, wyslac, przeslij, przeslesz, przeslac, przelej, przelac, przelewam, pozycz, pozyczysz, pozyczyc',
];

/** Words for money. A 'tikkie' is a payment request, but also means a bit. */
const MONEY = ['money, cash, geld, tikkie, soldi, denaro, argent, dinero, pieniadze, pieniedzy, kas[ey]'];

const CURRENCY = ['euros?, eur, dollars?, usd, dolar*, pounds, quid, bucks, gbp, zl, zlot*, pln, chf'];

const ME = ['me, us, mij, ons, mir, uns, mi, ci, moi, nous, nos, nam'];

/**
 * Builds a pattern from word lists. Words are lower case and without accents; `*` matches the rest of a word,
 * and `?` makes a letter optional.
 */
const anyOf = (lists: readonly string[]): string =>
  ` (?:${lists.join('|').replaceAll(', ', '|').replaceAll('*', '[^ ]*')})(?= )`;

/** Matches at most `count` words of the same sentence. Bounded gaps keep matching linear in the length of a text. */
const upTo = (count: number): string => `(?: [^ |]+){0,${count}}`;

function requests(): RegExp {
  const [send, money, currency, me] = [anyOf(SEND), anyOf(MONEY), anyOf(CURRENCY), anyOf(ME)];
  const asks = [
    anyOf(SAYS_ALL),
    send + upTo(4) + money,
    money + upTo(4) + send,
    // Amounts are in general use too, so they count only with a request.
    `${send}(?:${me}${upTo(1)})?(?: \\d+){0,2}${currency}`,
    me + upTo(3) + currency + upTo(1) + send,
  ];
  return new RegExp(asks.join('|'), 'u');
}

// Compiled on first use, so that importing another rule of this package does not build the pattern.
let asks: RegExp | undefined;
let beginsWithCurrency: RegExp | undefined;

/** Matches an IBAN bank account number. */
const IBAN = /(?<![\p{Letter}\p{Number}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}/u;

/** Normalises a text to lower-case words without accents, each with a blank on both sides. `|` ends a sentence. */
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

/** Returns whether a text asks for money or mentions a way to transfer it. */
export function asksForMoney(text: string): boolean {
  asks ??= requests();
  return IBAN.test(text) || asks.test(plain(text));
}

/** Returns whether the number at an index of a text has a currency before or after it. */
export function isAmount(text: string, index: number, length: number): boolean {
  beginsWithCurrency ??= new RegExp(`^${anyOf(CURRENCY)}`, 'u');
  const end = index + length;
  return (
    /[€$£]\s?$/u.test(text.slice(Math.max(0, index - 2), index)) ||
    beginsWithCurrency.test(plain(text.slice(end, end + 16)))
  );
}
