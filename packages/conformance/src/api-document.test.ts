import { allCalls, type CallName } from '@meetcute/contract';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laterCalls } from './later.ts';

const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('the table of docs/api.md matches the contract and the list of later calls', () => {
  const rows = text.split('\n').filter((line) => /^\| `\w+` /.test(line));
  expect(rows.map(cellsOf)).toEqual(
    allCalls.map(({ name, method, path, selector, auth, origin }) => {
      const chosen = new URLSearchParams(selector).toString();
      const address = path + (chosen && `?${chosen}`);
      const later = laterCalls[name as CallName];
      return [`\`${name}\``, method, `\`${address}\``, auth, origin, later ? `later: ${later}` : 'yes'];
    }),
  );
});
