import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Manifest, root } from './workspace.ts';

interface Component {
  name: string;
  version: string;
  licenses?: unknown[];
}

test('lists the libraries of production with licences, and no tools', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const [, ...args] = scripts!['sbom']!.replace(/ --out \S+/, '').split(' ');
  const bill = execFileSync(join(root, 'node_modules/.bin/pnpm'), args, { cwd: root, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(bill) as { bomFormat: string; components: Component[] };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'react', 'sharp']));
  expect(names).not.toContain('vitest');
  expect(components.filter(({ licenses = [], version }) => licenses.length === 0 || version === '')).toEqual(
    [],
  );
});
