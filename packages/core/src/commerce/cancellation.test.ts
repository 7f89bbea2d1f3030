import { expect, test } from 'vitest';
import { cancellationPayload, checkCancellation, isDayTooLate } from './cancellation.ts';

const email = 'kim@example.com';
const now = new Date('2026-06-30T12:00:00Z');

test('an address is enough for an ordinary cancellation as soon as possible', () => {
  expect(checkCancellation({ email: ` ${email} ` }, now)).toEqual({
    isAllowed: true,
    value: { email, kind: 'ordinary', reason: '', date: '' },
  });
});

test.each([
  ['no address', { email: 'kim' }, { email: 'invalid_format' }],
  ['an extraordinary one without a reason', { email, kind: 'extraordinary' }, { reason: 'required' }],
  ['a blank reason', { email, kind: 'extraordinary', reason: ' \n' }, { reason: 'required' }],
  ['a day that is too late', { email, date: '9999-12-31' }, { date: 'too_late' }],
] as const)('refuses %s', (_, declaration, fields) => {
  expect(checkCancellation(declaration, now)).toMatchObject({ isAllowed: false, refusal: { fields } });
});

test('an extraordinary cancellation has a reason, and both may name a day', () => {
  const declaration = { email, kind: 'extraordinary', reason: ' Insulted ', date: '2026-12-31' } as const;
  expect(checkCancellation(declaration, now)).toMatchObject({
    value: { ...declaration, reason: 'Insulted' },
  });
});

test('empty fields are not sent', () => {
  const plain = { email, kind: 'ordinary' } as const;
  expect(cancellationPayload({ ...plain, reason: '', date: '' })).toEqual(plain);
  const full = { ...plain, reason: 'Moved', date: '2026-12-31' };
  expect(cancellationPayload(full)).toEqual(full);
});

test('the wished day is within two years', () => {
  expect(isDayTooLate('', now)).toBe(false);
  expect(isDayTooLate('2028-06-30', now)).toBe(false);
  expect(isDayTooLate('2028-07-01', now)).toBe(true);
});
