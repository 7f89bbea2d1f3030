import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('describes a failed query by its cause and SQL, without its values', () => {
  const error = new DrizzleQueryError('select $1', ['a secret'], new Error('it is full'));
  expect(describeError(error)).toContain('it is full');
  expect(describeError(error)).toContain('select $1');
  expect(describeError(error)).not.toContain('a secret');
});

test('describes the cause too, without which a failed connection has no reason', () => {
  const cause = new Error('certificate has expired', {
    cause: new DrizzleQueryError('select $1', ['a secret'], new Error('it is full')),
  });
  const description = describeError(new TypeError('fetch failed', { cause }));
  expect(description).toMatch(/fetch failed[^]*certificate has expired[^]*it is full[^]*select \$1/);
  expect(description).not.toContain('a secret');
  expect(describeError(new Error('early', { cause: 'no error' }))).not.toContain('no error');
});
