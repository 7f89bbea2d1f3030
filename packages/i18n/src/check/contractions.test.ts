import { expect, test } from 'vitest';
import { longForms, findLongForms } from './contractions.ts';

const shortOf = (text: string) => longForms(text).map(([, short]) => short);

test.each([
  ['It does not renew and will not end.', ['doesn’t', 'won’t']],
  ['Cannot start. You can not meet.', ['can’t', 'can’t']],
  ['If there is one, it is cancelled.', ['there’s', 'it’s']],
  ['You are safer while we are here.', ['You’re', 'we’re']],
  ['We will write, I am sure.', ['We’ll', 'I’m']],
  ['We have already received it.', ['We’ve']],
  ['Let us begin. That is the best offer.', ['Let’s', 'That’s']],
])('finds long forms in: %s', (text, expected) => {
  expect(shortOf(text).toSorted()).toEqual(expected.toSorted());
});

test.each([
  'It’s free, and you won’t be charged.',
  'You have two credits and have unread messages.',
  'Ask {{supportEmail}} who it is.',
  'Tell a friend where you are and when you’ll be back.',
  'All of it is removed, as grey as it is here.',
  'I am',
  'You may not sell it.',
  'Read the [terms](it is here).',
])('accepts: %s', (text) => expect(shortOf(text)).toEqual([]));

const problemsOf = (key: string, locale: 'en' | 'de' = 'en') =>
  findLongForms({ locale, file: 'x.json', line: 3, key, text: 'It is not here.' }).map(
    ({ message }) => message,
  );

test('names the key and the contraction', () => {
  expect(problemsOf('common:note')).toEqual([
    "'common:note' says 'is not'. Write 'isn’t', or add the key to the exceptions of check/contractions.ts with a reason.",
    "'common:note' says 'It is'. Write 'It’s', or add the key to the exceptions of check/contractions.ts with a reason.",
  ]);
});

test('accepts formal texts and other languages', () => {
  expect([problemsOf('legal:terms#credits'), problemsOf('common:note', 'de')]).toEqual([[], []]);
});
