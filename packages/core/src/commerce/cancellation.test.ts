import { expect, test } from 'vitest';
import { cancellationPayload, checkCancellation } from './cancellation.ts';

const email = 'kim@example.com';

test('an address is enough for an ordinary cancellation as soon as possible', () => {
  expect(checkCancellation({ email: ` ${email} ` })).toEqual({
    isAllowed: true,
    value: { email, kind: 'ordinary', reason: '', date: '' },
  });
});

test.each([
  ['no address', { email: 'kim' }, { email: 'invalid_format' }],
  ['an extraordinary one without a reason', { email, kind: 'extraordinary' }, { reason: 'required' }],
  ['a blank reason', { email, kind: 'extraordinary', reason: ' \n' }, { reason: 'required' }],
] as const)('refuses %s', (_, given, fields) => {
  expect(checkCancellation(given)).toMatchObject({ isAllowed: false, refusal: { fields } });
});

test('an extraordinary cancellation has a reason, and both may name a day', () => {
  const given = { email, kind: 'extraordinary', reason: ' Insulted ', date: '2026-12-31' } as const;
  expect(checkCancellation(given)).toMatchObject({ value: { ...given, reason: 'Insulted' } });
});

test('empty fields are not sent', () => {
  const plain = { email, kind: 'ordinary' } as const;
  expect(cancellationPayload({ ...plain, reason: '', date: '' })).toEqual(plain);
  const full = { ...plain, reason: 'Moved', date: '2026-12-31' };
  expect(cancellationPayload(full)).toEqual(full);
});
