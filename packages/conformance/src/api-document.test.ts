import { allCalls } from '@meetcute/contract';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../../docs/reference/api.md', import.meta.url), 'utf8');
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('the table of docs/reference/api.md matches the contract', () => {
  const rows = text.split('\n').filter((line) => /^\| `\w+` /.test(line));
  expect(rows.map(cellsOf)).toEqual(
    allCalls.map(({ name, method, path, selector, auth, origin }) => {
      const query = new URLSearchParams(selector).toString();
      const address = path + (query && `?${query}`);
      return [`\`${name}\``, method, `\`${address}\``, auth, origin];
    }),
  );
});
