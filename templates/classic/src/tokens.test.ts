import { contrastFaults } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

test.each(['light', 'dark'] as const)('every pair of roles that meets has its contrast in %s', (scheme) => {
  expect(contrastFaults(tokens[scheme])).toEqual([]);
});
