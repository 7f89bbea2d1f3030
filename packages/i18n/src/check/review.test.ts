import { describe, expect, test } from 'vitest';
import type { MemberText } from './member-texts.ts';
import { englishTexts, markReviewed, pendingTexts, translations } from './review.ts';

const texts = (entries: Readonly<Record<string, string>>) =>
  englishTexts(
    Object.entries(entries).map(([key, text]): MemberText => ({
      locale: 'en',
      file: 'x',
      line: 1,
      key,
      text,
    })),
  );

const textsBefore = texts({ 'login:title': 'Hello', 'login:help': 'Forgot it?' });
const reviews = markReviewed(textsBefore, {}, translations, ['login']);
const textsAfter = texts({ 'login:title': 'Hello', 'login:help': 'Forgotten it?' });

describe('units', () => {
  test('are all plural forms of a key, and sections of a page', () => {
    const keys = texts({
      'shell:new_one': '1',
      'shell:new_other': '2',
      'shell:step_one': 'no plural',
      'pages:faq.title': 'Questions',
      'pages:faq#likes.title': 'Likes',
      'pages:faq#likes.paragraphs.0': 'A like …',
    });
    expect([...keys.keys()]).toEqual(['shell:new', 'shell:step_one', 'pages:faq.title', 'pages:faq#likes']);
  });

  test('change with each of their texts', () => {
    const [one, other] = ['A', 'B'].map((text) =>
      texts({ 'pages:faq#a.title': 'T', 'pages:faq#a.paragraphs.0': text }).get('pages:faq#a'),
    );
    expect(one).not.toBe(other);
  });
});

describe('a review', () => {
  test('is one hash when all languages were looked at', () => {
    expect(reviews).toEqual(Object.fromEntries(textsBefore));
    expect(pendingTexts(textsBefore, reviews)).toEqual([]);
  });

  test('is pending in every language after the English text changed', () => {
    expect(pendingTexts(textsAfter, reviews)).toEqual([{ key: 'login:help', locales: translations }]);
  });

  test('is pending for a new text', () => {
    const more = texts({ 'login:title': 'Hello', 'login:help': 'Forgot it?', 'login:new': 'New' });
    expect(pendingTexts(more, reviews)).toEqual([{ key: 'login:new', locales: translations }]);
  });

  test('is recorded for one language at a time', () => {
    const dutch = markReviewed(textsAfter, reviews, ['nl'], ['login:help']);
    expect(pendingTexts(textsAfter, dutch)).toEqual([
      { key: 'login:help', locales: ['de', 'it', 'fr', 'es', 'pl'] },
    ]);
    const all = markReviewed(textsAfter, dutch, ['de', 'it', 'fr', 'es', 'pl'], ['login:help']);
    expect(all).toEqual(Object.fromEntries(textsAfter));
  });

  test('drops texts that are gone', () => {
    const fewer = texts({ 'login:title': 'Hello' });
    expect(Object.keys(markReviewed(fewer, reviews, ['nl'], ['login']))).toEqual(['login:title']);
  });

  test('refuses a key without an English text', () => {
    expect(() => markReviewed(textsBefore, {}, ['nl'], ['login:titel'])).toThrow(
      'No English text has the key login:titel.',
    );
  });
});
