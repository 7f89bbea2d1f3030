import { expect, test } from 'vitest';
import { stayOn } from './stay.ts';

test.each(['/members?page=2', '/members/m1', '/pages/terms#tokens', '/pages/service'])(
  'a login from %s returns to it',
  (location) => {
    expect(stayOn(location)).toBe(location);
  },
);

test.each(['/', '/login', '/signup', '/reset-password/do?token=x', '/account-deleted', '/nowhere'])(
  'a login from %s leads to the members',
  (location) => {
    expect(stayOn(location)).toBeNull();
  },
);
