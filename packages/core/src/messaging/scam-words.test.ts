import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scamHints } from './scam.ts';

/** Messages that ask for money, and similar ones that do not, by language. */
const MESSAGES: Record<string, { hits: readonly string[]; misses: readonly string[] }> = {
  en: {
    hits: [
      'send me some money',
      'Could you please lend me $100 until Friday?',
      'Can you send €500',
      'Buy me a Steam card or two gift cards',
      'I need your bank details for the wire transfer',
      'IBAN: DE89 3704 0044 0532 0130 00',
      'NL91 ABNA 0417 1643 00 is mine',
      'Money? Then send it by Western Union.',
    ],
    misses: [
      'The French revolution is my subject',
      'I play an Ibanez',
      'lend me a hand',
      'Send me a photo. Money is no question here.',
      'I am an investment banker, I live near the river bank',
      'What I inherited from grandma is her nose',
      'I borrow bikes, it costs 2 euros',
      'The cryptic crossword in a cardigan',
    ],
  },
  nl: {
    hits: [
      'Kun je me alsjeblieft wat geld voor het ticket lenen?',
      'leen me 50 euro',
      'Kun je mij 500 euro lenen',
      'Ik stuur je zo een tikkie',
      'ik maak je geld over',
      'Maak het over op mijn bankrekening',
      'Koop een paar cadeaubonnen voor me',
    ],
    misses: [
      'ik ben een tikkie laat',
      'Een revolutie in de keuken!',
      'Leen me je oor',
      'Stuur me een foto van je hond',
      'Een blik zegt genoeg',
      'Ik betaal 12 euro voor een fiets',
      'De culturele erfenis van Friesland',
      'Lenen mag altijd, zei mijn oma',
    ],
  },
  de: {
    hits: [
      'schick mir 200€',
      'Schick mir bitte etwas Geld',
      'Kannst du mir 500 Euro leihen?',
      'Ich muss das heute noch überweisen',
      'Kannst du mir das ueberweisen?',
      'Besorg mir zwei Geschenkkarten',
      'Meine Bankverbindung kommt gleich',
    ],
    misses: [
      'Ich mag revolutionäre Ideen',
      'Leih mir dein Ohr',
      'Schick mir ein Foto',
      'Fahrräder leihen kostet 10 Euro',
      'Ich habe am 12.05.1990, 20.00 Uhr Geburtstag',
      'Das kostet viel Geld',
      'Die Sendung mit der Maus',
    ],
  },
  it: {
    hits: [
      'mandami dei soldi',
      'Puoi prestarmi un po’ di soldi?',
      'Mi presti 100 euro?',
      'Fammi un bonifico, per favore',
      'Una ricarica Postepay sarebbe perfetta',
      'Comprami una carta regalo',
      'Il mio conto bancario è bloccato',
    ],
    misses: [
      'malattia ereditaria',
      'La rivoluzione francese',
      'Mandami una foto',
      'Prestami attenzione',
      'I soldi non fanno la felicità',
      'Presto vengo, costa 10 euro',
      'Una bonifica della palude',
    ],
  },
  fr: {
    hits: [
      'envoie-moi de l’argent',
      'Envoyez-moi un peu d’argent',
      'Peux-tu me prêter 500 euros ?',
      'mon compte bancaire est bloqué',
      'Fais-moi un virement',
      'Achète-moi des cartes cadeaux',
      'J’investis en cryptomonnaies',
    ],
    misses: [
      'Une révolution !',
      'Prête-moi ton oreille',
      'Envoie-moi une photo',
      'L’argent ne fait pas le bonheur',
      'Quel revirement de situation',
      'Le repas coûte 20 euros',
      'Un héritage culturel',
    ],
  },
  es: {
    hits: [
      'envíame dinero',
      '¿Me puedes mandar un poco de dinero?',
      'Préstame 50 euros',
      '¿Me envías 200 euros por Bizum?',
      'Hazme una transferencia',
      'Compra una tarjeta de regalo',
      'Te doy mi cuenta bancaria',
    ],
    misses: [
      '¡Una revolución!',
      'Préstame atención',
      'Envíame una foto',
      'El dinero no da la felicidad',
      'La cena cuesta 20 euros',
      'Manda un abrazo a tu madre',
      'La herencia de los romanos',
    ],
  },
  pl: {
    hits: [
      'wyślij mi pieniądze',
      'Prześlij mi trochę pieniędzy',
      'Pożycz mi 500 zł',
      'Możesz mi pożyczyć 200 złotych?',
      'Zrób mi przelew',
      'Podaj mi kod BLIK',
      'Kup mi kartę podarunkową',
      'Mój spadek jest zablokowany',
    ],
    misses: [
      'przelewam wodę',
      'Rewolucja w kuchni!',
      'Pożycz mi książkę',
      'Wyślij mi zdjęcie',
      'Pieniądze szczęścia nie dają',
      'Obiad kosztował 20 zł',
      'Bliki i odblaski na wodzie',
    ],
  },
};

describe.each(Object.entries(MESSAGES))('money in the language %s', (_, { hits, misses }) => {
  test.each(hits)('%j asks for it', (text) => {
    expect(scamHints(text)).toContain('money');
  });
  test.each(misses)('%j does not', (text) => {
    expect(scamHints(text)).toEqual([]);
  });
});

/** Fragments that start many matches and complete none. */
const pieces = fc.constantFrom(
  ...'send,me,money,geld,uberweis,prest,12,34 56 ,DE89, 0000,www.,://'.split(','),
  ...' .…,+(€łé|a',
);
const longText = fc.tuple(pieces, pieces, pieces, fc.nat(3)).map(([a, b, c, more]) => {
  const piece = [a, b, c, ''].slice(more).join('') || a;
  return `${a}${piece.repeat(Math.ceil(10_000 / piece.length))}${c}`;
});

test('finds a request behind ten thousand characters of any kind', () => {
  fc.assert(
    fc.property(longText, (text) => {
      expect(scamHints(`${text}. Lend me money!`)).toContain('money');
    }),
  );
});
