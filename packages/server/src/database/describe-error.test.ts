import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('describes a failed query by its cause and SQL, without its values', () => {
  const error = new DrizzleQueryError('select $1', ['a secret'], new Error('it is full'));
  expect(describeError(error)).toContain('it is full');
  expect(describeError(error)).toContain('select $1');
  expect(describeError(error)).not.toContain('a secret');
});
