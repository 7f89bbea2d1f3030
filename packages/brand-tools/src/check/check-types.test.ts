import { expect, test } from 'vitest';
import { readTypeErrors } from './check-types.ts';

test('keeps the start and the end of an error that lists all keys of texts', () => {
  const keys = Array.from({ length: 900 }, (_, index) => `"home:key${index}"`).join(' | ');
  const line = `src/template.ts(9,5): error TS2561: 'home:headng' is none of ${keys}. Did you mean 'home:heading'?`;
  const [problem] = readTypeErrors(line);
  expect(problem).toMatchObject({ where: 'src/template.ts:9' });
  expect(problem!.what).toMatch(/^'home:headng' is none of .* … .*Did you mean 'home:heading'\?$/);
  expect(problem!.what.length).toBeLessThan(500);
});
