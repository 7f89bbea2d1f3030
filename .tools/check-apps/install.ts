import { demoSites } from '@meetcute/demo';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { run } from './run.ts';
import { peerVersions, appPackages, workspaceVersion } from './versions.ts';
import type { Variant } from './variants.ts';

const guide = readFileSync(join(root, 'docs/developers/one-part-alone.md'), 'utf8');

/** Libraries that the guide tells an app to install. */
const installedNames: readonly string[] = [
  ...guide.matchAll(/^npm install (?:--save-dev )?([@a-z].+)$/gm),
].flatMap(([, names]) => names!.split(' '));

const exportOf = (code: string) => {
  const [, name] = /^export (?:const|function) ([A-Z]\w+)/m.exec(code) ?? [];
  if (name !== undefined) return name;
  throw new Error(`A code block of the guide exports nothing, so that it can't be tried:\n${code}`);
};

/** Writes each code block of the guide to a folder, as a module named after its export. */
function writeGuide(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [, code] of guide.matchAll(/^```tsx\n(.*?)^```/gms))
    writeFileSync(join(folder, `${exportOf(code!)}.tsx`), code!);
}

/** Development dependencies of every app. */
const TOOLS = ['@types/react', '@types/react-dom', '@types/node'];

/** Settings of pnpm that show a dependency which a package forgot to declare. */
const STRICT = `
hoist: false
publicHoistPattern: []
nodeLinker: isolated
strictPeerDependencies: true
`;

/** Returns the tarball of each package by name. `check:packages` writes them. */
function tarballs(): Record<string, string> {
  const entries = appPackages.map((name) => {
    const [file] = globSync(`packages/${name}/*.tgz`, { cwd: join(root, '.cache/packs') });
    if (!file) throw new Error(`There is no tarball of ${name}: run \`npm run check:packages\` first.`);
    return [`@meetcute/${name}`, `file:${join(root, '.cache/packs', file)}`] as const;
  });
  return Object.fromEntries(entries);
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/**
 * Copies an app to a folder, with the code of the guide, and installs what the guide names there: the packed packages
 * and the libraries that they expect.
 */
export async function install(folder: string, { app, manager, peers, extra }: Variant): Promise<void> {
  const apps = join(root, 'packages/e2e/apps');
  cpSync(join(apps, 'shared'), join(folder, 'src'), { recursive: true });
  cpSync(join(apps, app), folder, { recursive: true });
  const { region_data: _, ...settings } = demoSites[0].settings;
  writeFileSync(join(folder, 'src/settings.json'), JSON.stringify(settings));
  if (app === 'vite') writeGuide(join(folder, 'src/guide'));
  const manifest = readJson(join(folder, 'package.json'));
  const tarballsByName = tarballs();
  const tools = Object.fromEntries(TOOLS.map((name) => [name, workspaceVersion(name)]));
  const libraries = { ...tarballsByName, ...(await peerVersions(peers)) };
  const dependencies = {
    ...Object.fromEntries(installedNames.map((name) => [name, libraries[name] ?? '*'])),
    ...tools,
    ...(manifest['dependencies'] as object),
    typescript: '5.9',
    ...extra,
  };
  // The packages depend on each other by version, which no registry has yet.
  const overrides =
    manager === 'npm'
      ? Object.fromEntries(
          Object.entries(tarballsByName).map(([name, file]) => [
            name,
            installedNames.includes(name) ? `$${name}` : file,
          ]),
        )
      : {};
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies, overrides }));
  if (manager === 'npm') {
    await run(
      folder,
      'npm',
      'install',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--fetch-retries=5',
      '--fetch-retry-maxtimeout=10000',
    );
    return;
  }
  const overrideLines = Object.entries(tarballsByName).map(([name, file]) => `  '${name}': '${file}'`);
  const workspace = ['packages: []', 'overrides:', ...overrideLines, STRICT].join('\n');
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace);
  await run(
    folder,
    join(root, 'node_modules/.bin/pnpm'),
    'install',
    '--prefer-offline',
    '--no-frozen-lockfile',
  );
}
