import { contrastFaults, extendTokens } from '@meetcute/theme';
import { tokens as classic } from '@meetcute/template-classic/tokens';
import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

const complete = extendTokens(classic, tokens);

test.each(['light', 'dark'] as const)('has sufficient contrast between all paired roles in %s', (scheme) => {
  expect(contrastFaults(complete[scheme])).toEqual([]);
});
