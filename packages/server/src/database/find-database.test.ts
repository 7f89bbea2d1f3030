import { expect, test } from 'vitest';
import { findDatabase } from './find-database.ts';

test('finds the database as the host does, and creates no folder', () => {
  expect(findDatabase({ DATABASE_URL: 'postgres://a@b/c' })).toEqual({ databaseUrl: 'postgres://a@b/c' });
  expect(() => findDatabase({ DATA_DIR: '/nowhere/.data' })).toThrow(
    'There is no data folder /nowhere/.data.',
  );
  expect(() => findDatabase({ DATA_DIR: import.meta.dirname })).toThrow(/has no database/);
});
