import { expect, test } from 'vitest';
import { messagesCacheControl } from './node.ts';

test('allows caching for 24 hours', () => {
  expect(messagesCacheControl).toBe('public, max-age=86400, immutable');
});
