import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageParts } from './links.ts';

const linksOf = (text: string) =>
  messageParts(text).flatMap(({ text: linkText, href }) => (href ? [[linkText, href]] : []));

test.each([
  ['See https://example.com/hall.', ['https://example.com/hall', 'https://example.com/hall']],
  ['(www.example.com)', ['www.example.com', 'https://www.example.com/']],
  ['HTTP://Example.com/A?b=1&c=2, then', ['HTTP://Example.com/A?b=1&c=2', 'http://example.com/A?b=1&c=2']],
  [
    'https://en.wiki.example/Linden_(tree)!',
    ['https://en.wiki.example/Linden_(tree)', 'https://en.wiki.example/Linden_(tree)'],
  ],
  ['“https://example.com/x”', ['https://example.com/x', 'https://example.com/x']],
])('%j contains the link %j', (text, link) => {
  expect(linksOf(text)).toEqual([link]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>',
  'ftp://example.com',
  'https://bank.example@evil.example/login',
  'https://user:secret@example.com',
  // A Cyrillic а.
  'https://pаypal.com',
  'https://localhost:3000/admin',
  'https://192.168.0.1/',
  'https://',
  'www.',
  'mail me@www.example.com',
  'example.com',
])('%j contains no link', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test('the parts of any text join to the text, and links lead only to the web', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('https://example.com/a?b=1#c', 'www.example.com', 'http://a.example:8080/(x)'),
    fc.constantFrom('www.', 'https://', '(', ')', '.', '@', ' ', 'javascript:', '\u202E'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const parts = messageParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});
