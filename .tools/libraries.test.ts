import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readPackages, root } from './workspace.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Lock {
  packages: Record<string, { resolution: Record<string, string> }>;
}

test('every library comes from the registry, with a checksum', () => {
  const { packages } = parse(read('pnpm-lock.yaml')) as Lock;
  const others = Object.entries(packages).filter(
    ([, { resolution }]) =>
      Object.keys(resolution).join() !== 'integrity' || !resolution['integrity']?.startsWith('sha512-'),
  );
  expect(others).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(read('.npmrc') + read('pnpm-workspace.yaml')).not.toMatch(/registry\s*[=:]/i);
});

interface Component {
  purl: string;
  version: string;
  licenses?: unknown[];
}

test('the list of libraries has all of those in production, with versions and licences, and no tools', () => {
  const [, formatOptions = ''] = /"sbom": "pnpm sbom (.*) --out sbom\.json"/.exec(read('package.json')) ?? [];
  const output = execFileSync('pnpm', ['sbom', ...formatOptions.split(' ')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
  });
  const { bomFormat, components } = JSON.parse(output) as { bomFormat: string; components: Component[] };
  expect(bomFormat).toBe('CycloneDX');
  const listedPurls = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  expect([...listedPurls].filter((purl) => /\/(vitest|oxlint|playwright)@/.test(purl))).toEqual([]);
  const unclear = components.filter(({ licenses = [], version }) => licenses.length === 0 || version === '');
  expect(unclear.map(({ purl }) => purl)).toEqual([]);
  const { catalog } = parse(read('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  const usedPurls = readPackages()
    // Storybooks and commands of brands are no part of a site.
    .filter(({ manifest }) => !manifest.private && !/\/(brand-tools|storybook|stories)$/.test(manifest.name))
    .flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}))
    .filter(([name]) => !name.startsWith('@meetcute/'))
    // Of a range any version counts.
    .map(([name, version]) => `pkg:npm/${name}@${version === 'catalog:' ? catalog[name] : ''}`);
  expect(usedPurls.length).toBeGreaterThan(30);
  expect(
    usedPurls.filter(
      (purl) =>
        ![...listedPurls].some((each) => (purl.endsWith('@') ? each.startsWith(purl) : each === purl)),
    ),
  ).toEqual([]);
});

test('API Extractor reads declarations with the compiler that writes them', () => {
  const { version } = JSON.parse(read('node_modules/typescript/package.json')) as { version: string };
  const { dependencies } = JSON.parse(read('node_modules/@microsoft/api-extractor/package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['typescript']).toBe(version);
});
