import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultParts } from '../pages/parts.ts';
import { defaultScreens } from '../pages/screens.ts';
import { drawingNames, iconNames, protectedIcons } from './drawn-slots.ts';

const packages = join(import.meta.dirname, '../../..');

test('each drawing of the kit has a slot', () => {
  const files = globSync('kit/src/drawings/*.tsx', { cwd: packages });
  expect(drawingNames).toEqual(files.map((path) => basename(path, '.tsx')).toSorted());
});

test('each icon of parts and screens has a slot, or a reason to stay', () => {
  const files = globSync('{kit,site}/src/**/*.tsx', {
    cwd: packages,
    exclude: ['**/testing', '**/*.example.tsx', '**/*.test.tsx'],
  });
  const icons = files.flatMap((path) =>
    [...readFileSync(join(packages, path), 'utf8').matchAll(/@phosphor-icons\/react\/([A-Z]\w*)'/g)].map(
      ([, name]) => name!,
    ),
  );
  expect([...iconNames, ...protectedIcons.keys()].toSorted()).toEqual([...new Set(icons)].toSorted());
});

test('no two slots have one name', () => {
  const names = [...drawingNames, ...iconNames, ...Object.keys(defaultParts), ...Object.keys(defaultScreens)];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
