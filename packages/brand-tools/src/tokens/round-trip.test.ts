import { defaultTokens, extendTokens, type Tokens } from '@meetcute/theme';
import { tokens as classic } from '@meetcute/template-classic/tokens';
import { tokens as nocturne } from '@meetcute/template-nocturne/tokens';
import fc from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { examples } from '../../../../.tools/full-run.ts';
import { contractTokens, pathOf } from './contract.ts';
import { readTokenFiles } from './read-tokens.ts';
import { getPath, listPaths, setPath } from './token-paths.ts';
import { writeTokens } from './write-tokens.ts';

const folder = mkdtempSync(join(tmpdir(), 'tokens ż-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function importAgain(tokens: Tokens) {
  const file = join(folder, 'round.tokens.json');
  writeFileSync(file, JSON.stringify(writeTokens(tokens)));
  return readTokenFiles([file]);
}

test.each([
  ['the default theme', defaultTokens],
  ['classic', classic],
  ['nocturne', extendTokens(classic, nocturne)],
])('an export of %s imports back to the same tokens', (_, tokens) => {
  expect(importAgain(tokens)).toEqual({ tokens, notes: [] });
});

const number = (min: number, max: number, digits = 4) =>
  fc.double({ min, max, noNaN: true }).map((value) => String(Number(value.toFixed(digits))));

const colour = fc.oneof(
  fc.tuple(number(0, 1), number(0, 0.3), number(0, 359)).map(([l, c, h]) => `oklch(${l} ${c} ${h})`),
  fc.tuple(number(0, 1), number(0.01, 0.99, 2)).map(([l, alpha]) => `oklch(${l} 0 0 / ${alpha})`),
  fc.constantFrom('oklch(0.5 0.1 none)', 'oklch(50% 0.1 20deg)'),
);

const paint = fc.oneof(
  colour,
  fc.constantFrom('transparent', 'var(--mc-accent)', '#0a6c74', 'color-mix(in oklch, red, blue)'),
);

const schemePaint = fc.oneof(
  paint,
  fc.tuple(paint, paint).map(([light, dark]) => `light-dark(${light}, ${dark})`),
);

const layer = fc
  .tuple(fc.boolean(), fc.array(number(-20, 20, 1), { minLength: 3, maxLength: 4 }), schemePaint)
  .map(([isInset, lengths, color]) => {
    const texts = lengths.map((length, index) => (index === 2 ? length.replace('-', '') : length));
    return `${isInset ? 'inset ' : ''}${texts.map((length) => (length === '0' ? '0' : `${length}px`)).join(' ')} ${color}`;
  });

/** CSS of each type: what DTCG can write, and what it can't. */
const css = {
  color: schemePaint,
  shadow: fc.oneof(
    fc.array(layer, { minLength: 1, maxLength: 3 }).map((layers) => layers.join(', ')),
    fc.constantFrom('none', 'var(--mc-shadow-raised)', '0 0 transparent', '0 0 0 transparent'),
  ),
  dimension: fc.oneof(
    number(0, 2000).map((value) => `${value}rem`),
    number(0, 2000).map((value) => `${value}px`),
    fc.constantFrom(
      '0',
      '50%',
      '1.5em',
      'clamp(1rem, 2vw, 3rem)',
      'calc(1rem + 2px)',
      'var(--mc-radius-large)',
    ),
  ),
  duration: fc.oneof(
    number(0, 900).map((value) => `${value}ms`),
    fc.constantFrom('0.2s', '0', '0ms', 'calc(1s)'),
  ),
  number: fc.oneof(number(-2, 2), fc.constantFrom('3 / 4', '16/9', '-0.02em', '0em', 'normal')),
  fontWeight: fc.oneof(number(1, 1000, 0), fc.constantFrom('bold', '1001')),
  fontFamily: fc.constantFrom(
    'Georgia, serif',
    '"Figtree Variable", "Figtree Variable Fallback", system-ui',
    "'Open Sans', sans-serif",
    '"Żółw 2", var(--mc-font-text)',
  ),
  cubicBezier: fc.oneof(
    fc
      .tuple(number(0, 1), number(-2, 2), number(0, 1), number(-2, 2))
      .map((points) => `cubic-bezier(${points.join(', ')})`),
    fc.constantFrom('linear', 'ease-in', 'steps(4)'),
  ),
};

const randomTokens: fc.Arbitrary<Tokens> = fc
  .tuple(
    fc.constantFrom('light', 'dark', 'system'),
    ...contractTokens.flatMap((token) => {
      const values = token.isRole ? colour : css[token.type];
      return token.isRole ? [values, values] : [values];
    }),
  )
  .map(([home, ...values]) => {
    const tokens = { home };
    const paths = contractTokens.flatMap((token) =>
      token.isRole ? [pathOf(token, 'light'), pathOf(token, 'dark')] : [token.name],
    );
    for (const [index, path] of paths.entries()) setPath(tokens, path, values[index]);
    return tokens as unknown as Tokens;
  });

test('an export of any tokens imports back to the same tokens', () => {
  fc.assert(
    fc.property(randomTokens, (tokens) => {
      expect(importAgain(tokens).tokens).toEqual(tokens);
    }),
    { numRuns: examples(8, 1000) },
  );
});

test('the names are those of all tokens', () => {
  const { home: _, ...tokens } = defaultTokens;
  const names = contractTokens.flatMap((token) =>
    token.isRole ? [pathOf(token, 'light'), pathOf(token, 'dark')] : [token.name],
  );
  expect(names.toSorted()).toEqual(listPaths(tokens).toSorted());
  for (const name of names) expect(getPath(defaultTokens, name)).toEqual(expect.any(String));
});
