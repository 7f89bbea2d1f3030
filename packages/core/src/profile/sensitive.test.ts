import { describe, expect, test } from 'vitest';
import {
  consentedPersonal,
  consentToSave,
  identifyReader,
  selectPersonal,
  SENSITIVE_WORDING,
  sensitiveFields,
  type ProfileReader,
  type SensitiveConsent,
} from './sensitive.ts';
import { isSensitive } from './sensitive-names.ts';

const now = new Date('2026-11-25T06:00:00.000Z');
const given_at = now.toISOString();
const settings = {
  allowed_values: { hair: ['red'], smoking: ['never'], drinking: ['never'] },
  text_fields: ['about_me', 'looking_for'],
};

test.each([
  ['smoking', true],
  ['drinking', true],
  ['looking_for', true],
  ['religion', true],
  ['relationship_goal', false],
  ['relationship_status', false],
  ['height', false],
  ['build', false],
  ['hair', false],
  ['eyes', false],
  ['education', false],
  ['children', false],
  ['about_me', false],
  ['gender', false],
  ['constructor', false],
])('decides whether %s needs explicit consent: %s', (field, expected) => {
  expect(isSensitive(field)).toBe(expected);
});

test('names the sensitive fields of a site in the order of its settings', () => {
  expect(sensitiveFields(settings)).toEqual(['smoking', 'drinking', 'looking_for']);
});

test('keeps only values that the consent covers or that need none', () => {
  const personal = { hair: 'red', smoking: 'never', looking_for: 'You' };
  expect(consentedPersonal(personal, null)).toEqual({ hair: 'red' });
  expect(consentedPersonal(personal, { fields: ['smoking'], given_at })).toEqual({
    hair: 'red',
    smoking: 'never',
  });
  expect(consentedPersonal(null, null)).toBeNull();
});

const personal = { hair: 'red', smoking: 'never', looking_for: 'You' };
const consentTo = (...fields: string[]): SensitiveConsent => ({ fields, given_at });

test.each<[ProfileReader, string, SensitiveConsent, object]>([
  ['self', 'no consent', null, personal],
  ['self', 'a consent to one field', consentTo('smoking'), personal],
  ['member', 'no consent', null, { hair: 'red' }],
  ['member', 'a consent to one field', consentTo('smoking'), { hair: 'red', smoking: 'never' }],
  ['member', 'a consent to both', consentTo('smoking', 'looking_for'), personal],
  ['visitor', 'no consent', null, { hair: 'red' }],
  ['visitor', 'a consent to one field', consentTo('smoking'), { hair: 'red' }],
  ['visitor', 'a consent to both', consentTo('smoking', 'looking_for'), { hair: 'red' }],
])('the reader "%s" of a profile with %s sees only what is for them', (reader, _, consent, expected) => {
  expect(selectPersonal(personal, { consent, reader })).toEqual(expected);
  expect(selectPersonal(null, { consent, reader })).toBeNull();
});

test.each([
  ['anna', 'self'],
  ['ben', 'member'],
  [null, 'visitor'],
])('%s reads the profile of anna as %s', (readerId, expected) => {
  expect(identifyReader('anna', readerId)).toBe(expected);
});

describe('a change of consent', () => {
  const earlier = { fields: ['smoking'], given_at: '2026-01-01T00:00:00.000Z' };
  const change = (fields: string[], wording = SENSITIVE_WORDING) => {
    const result = consentToSave({ fields, wording, language: 'de' }, earlier, settings, now);
    return result.isAllowed ? result.value : result.refusal.fields;
  };

  test('adds fields to the earlier consent', () => {
    expect(change(['looking_for', 'smoking'])).toEqual({ fields: ['smoking', 'looking_for'], given_at });
  });

  test.each([
    ['no field', [], SENSITIVE_WORDING, { 'sensitive_consent.fields': 'not_offered' }],
    ['a field that needs none', ['hair'], SENSITIVE_WORDING, { 'sensitive_consent.fields': 'not_offered' }],
    [
      'a field of other sites',
      ['religion'],
      SENSITIVE_WORDING,
      { 'sensitive_consent.fields': 'not_offered' },
    ],
    ['another wording', ['smoking'], SENSITIVE_WORDING + 1, { 'sensitive_consent.wording': 'outdated' }],
  ])('is refused for %s', (_, fields, wording, expected) => {
    expect(change(fields, wording)).toEqual(expected);
  });

  test('withdraws with null and leaves it with undefined', () => {
    expect(consentToSave(null, earlier, settings, now)).toEqual({ isAllowed: true, value: null });
    expect(consentToSave(undefined, earlier, settings, now)).toEqual({ isAllowed: true, value: earlier });
  });
});
