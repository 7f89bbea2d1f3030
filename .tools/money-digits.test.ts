import { expect, test } from 'vitest';
import { lintFiles } from './lint-files.ts';

const MONEY_FILE = 'packages/i18n/src/money.ts';
const currencyFormat =
  "export const a = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });\n";

test('refuses amounts whose decimals come from the runtime, except in the one file that draws them', () => {
  const files = {
    [MONEY_FILE]: currencyFormat,
    'packages/site/src/format.ts': currencyFormat,
    'packages/server/src/digits.ts':
      'export const b = (f: Intl.NumberFormat) => f.resolvedOptions().maximumFractionDigits;\n',
    'packages/desk/src/string.ts':
      "export const c = (n: number) => n.toLocaleString('en', { style: 'currency', currency: 'EUR' });\n",
    'packages/kit/src/percent.ts': "export const d = new Intl.NumberFormat('en', { style: 'percent' });\n",
  };
  const messagesByFile = lintFiles(new Map(Object.entries(files)), 'money-digits');
  expect([...messagesByFile.keys()].toSorted()).toEqual([
    'packages/desk/src/string.ts',
    'packages/server/src/digits.ts',
    'packages/site/src/format.ts',
  ]);
  expect([...messagesByFile.values()].flat()).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('Format amounts with formatMoney()')),
  );
});
