import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawnWeights, weightsOfTemplate } from './slim-icons.ts';

const packages = join(import.meta.dirname, '../../..');

test('a page of a state, which draws the light weight, has no icon without it', () => {
  const files = globSync('{kit,site}/src/**/*.tsx', { cwd: packages, exclude: ['**/testing'] });
  const drawingNames = files.flatMap((path) =>
    [...readFileSync(join(packages, path), 'utf8').matchAll(/<StateFrame\b[^>]*?\bdrawing=\{(\w+)\}/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(drawingNames.length).toBeGreaterThan(5);
  expect(drawingNames.filter((name) => drawnWeights[name]?.includes('light') === false)).toEqual([]);
});

test('an icon of which not all weights are built is drawn in the built ones only', () => {
  const files = globSync('{kit,site}/src/**/*.tsx', { cwd: packages, exclude: ['**/testing'] });
  const drawnIcons = files.flatMap((path) =>
    [...readFileSync(join(packages, path), 'utf8').matchAll(/<(\w+)\b([^<>]*?)\/>/g)].map(
      ([, name = '', props = '']) => ({
        name,
        weights: props.includes('weight=') ? [...(/weight="(\w+)"/.exec(props) ?? [])].slice(1) : ['regular'],
      }),
    ),
  );
  const slim = drawnIcons.filter(({ name }) => drawnWeights[name]);
  expect(slim.length).toBeGreaterThan(10);
  const missing = slim.filter(({ name, weights }) =>
    weights.some((weight) => !drawnWeights[name]?.includes(weight)),
  );
  expect(missing).toEqual([]);
});

test('a template’s own source gets the weights that it names', () => {
  const root = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/parts'), { recursive: true });
  const source = `import { CaretRight } from '@phosphor-icons/react/CaretRight';
import { Kite } from '@phosphor-icons/react/Kite';
export const More = () => <CaretRight weight="bold" onClick={() => <Kite weight={isOn ? 'duotone' : undefined} />} />;`;
  writeFileSync(join(root, 'src/parts/More.tsx'), source);
  const weights = weightsOfTemplate(root);
  expect(weights['CaretRight']).toEqual(['regular', 'bold', 'duotone']);
  expect(weights['Kite']).toEqual(['regular', 'fill', 'bold', 'light', 'duotone']);
  expect(weights['CaretLeft']).toEqual(['regular']);
});
