import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { readPackages, root } from './workspace.ts';

const publishedPackages = readPackages().filter(({ manifest }) => !manifest.private);

test('all published packages have one version, which clients send', () => {
  expect(new Set(publishedPackages.map(({ manifest }) => manifest.version))).toEqual(new Set([VERSION]));
});

test('changesets release all published packages together', () => {
  const config = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8')) as {
    fixed: string[][];
  };
  expect(config.fixed).toEqual([publishedPackages.map(({ manifest }) => manifest.name).toSorted()]);
});

test('the changelog tells the present version first', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(VERSION);
});
