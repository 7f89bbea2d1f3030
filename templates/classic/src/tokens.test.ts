import { contrastFaults } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

test.each(['light', 'dark'] as const)('has sufficient contrast between all paired roles in %s', (scheme) => {
  expect(contrastFaults(tokens[scheme])).toEqual([]);
});
