import { expect, test } from 'vitest';
import { aMessage } from '../testing.ts';
import { hintedMessage, scamHints } from './scam.ts';

test.each([
  ['Look at https://photos.example.com', ['link']],
  ['Write me on WhatsApp, I am seldom here', ['link']],
  ['Call me: +31 6 1234 5678', ['phone']],
  ['0612345678', ['phone']],
  ['(030) 901820-12', ['phone']],
  ['Tel:0612345678', ['phone']],
  ['tel.0612345678', ['phone']],
  ['Tel.:0612345678', ['phone']],
  ['bel me:06 1234 5678', ['phone']],
  ['mój numer: 600 123 456', ['phone']],
  ['call me on 0039 333 1234567', ['phone']],
  ['I am on Telegram', ['link']],
  ['write to t.me/eve', ['link']],
  ['WhatsApp me, +49 151 23456789', ['link', 'phone']],
  ['Can you send me money for the ticket?', ['money']],
  ['Kun je wat geld lenen? Maak het over op mijn bankrekening.', ['money']],
  ['Kannst du mir das überweisen?', ['money']],
  ['Puoi farmi un bonifico?', ['money']],
  ['Peux-tu m’acheter une carte cadeau ?', ['money']],
  ['¿Me haces una transferencia?', ['money']],
  ['Prześlij pieniądze, oddam jutro', ['money']],
  ['BITCOIN is the future', ['money']],
])('%j hints at %j', (text, hints) => {
  expect(scamHints(text)).toEqual(hints);
});

test.each([
  'See you on 24-12-2026 at 20:15',
  'My birthday is 1990-05-31',
  'I will pay for dinner, money is no question',
  'We were 1200 people, 3 days, 45 km',
  'My heritage is Frisian',
  'Een blik zegt genoeg',
  'Ich habe 12,50 bezahlt',
  'Ik woon op nummer 12, 3511 AB',
  '12 000 000 Euro',
  'Es waren 12 500 000€, glaube ich',
  'It cost $ 12 500 000',
  '17 000 000 people live here',
  '2024 2025 2026',
  'The seasons 2023-2024',
  'It ended 3:12345678',
  'I am an investment banker',
  '',
])('%j hints at nothing', (text) => {
  expect(scamHints(text)).toEqual([]);
});

test('marks one message of a conversation: the newest from others', () => {
  const messages = [
    aMessage('1', { text: 'bitcoin' }),
    aMessage('2', { text: 'www.example.com' }),
    aMessage('3', { text: 'paypal', sender: 'bob' }),
    aMessage('4', { text: 'Hello' }),
  ];
  expect(hintedMessage(messages, 'bob')).toEqual({ message: messages[1], kind: 'link' });
  expect(hintedMessage([aMessage('1')], 'bob')).toBeUndefined();
});

test('names the riskiest kind', () => {
  const message = aMessage('1', { text: 'Send me money by www.example.com, or call 0612345678' });
  expect(hintedMessage([message], 'bob')).toEqual({ message, kind: 'money' });
});

test.each([
  ['link', 'www.example.org', undefined],
  ['link', 'Call 0612345678', 'phone'],
  ['link', 'Send me money', 'money'],
  ['phone', 'www.example.org', undefined],
  ['phone', 'Call 0687654321', undefined],
  ['phone', 'Send me money', 'money'],
  ['money', 'Call 0612345678', undefined],
  ['money', 'Send me gift cards', undefined],
] as const)('after dismissing a hint of %s, %j gives the hint %s', (dismissedHint, text, kind) => {
  const messages = [aMessage('1', { text: 'www.example.com' }), aMessage('2', { text })];
  expect(hintedMessage(messages, 'bob', dismissedHint)?.kind).toBe(kind);
});

test('a riskier hint shows after a newer one was dismissed', () => {
  const messages = [aMessage('1', { text: 'Send me money' }), aMessage('2', { text: 'www.example.com' })];
  expect(hintedMessage(messages, 'bob')?.kind).toBe('link');
  expect(hintedMessage(messages, 'bob', 'link')).toEqual({ message: messages[0], kind: 'money' });
});
