import { expect, test } from 'vitest';
import { unknownSettings } from './unknown-settings.ts';

const knownSettings = {
  language: ['en', 'nl'],
  template: ['classic'],
  viewport: null,
  matrix: { isKnown: (value: string) => /^[ab](-by-[ab])?$/.test(value), description: 'a, b, or both' },
};

test.each([
  '',
  '?id=a--b',
  '?globals=',
  '?globals=language:nl;template:classic',
  '?globals=matrix:a',
  '?globals=matrix:b-by-a;language:nl',
  '?globals=viewport.value:phone;viewport.isRotated:!false',
])('ignores nothing in %s', (search) => {
  expect(unknownSettings(search, knownSettings)).toEqual([]);
});

test.each([
  ['?globals=language:xx', ["The toolbar has no language 'xx'; it has en, nl."]],
  ['?globals=colour:red', ["The toolbar has no setting 'colour'."]],
  ['?globals=language', ["The toolbar has no language ''; it has en, nl."]],
  ['?globals=matrix:c', ["The toolbar has no matrix 'c'; it has a, b, or both."]],
  ['?globals=matrix:', ["The toolbar has no matrix ''; it has a, b, or both."]],
  ['?globals=toString:1', ["The toolbar has no setting 'toString'."]],
  [
    '?globals=template:old;language:nl;x:y',
    ["The toolbar has no template 'old'; it has classic.", "The toolbar has no setting 'x'."],
  ],
])('says what it ignores in %s', (search, sentences) => {
  expect(unknownSettings(search, knownSettings)).toEqual(sentences);
});
