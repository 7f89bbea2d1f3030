import { chromium } from '@playwright/test';
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { launchOptions } from './launch-options.ts';
import { readPackages, root } from './workspace.ts';

/**
 * Installs the packed packages in an app outside the workspace, as a consumer does, then checks its types, builds it,
 * renders it on the server and hydrates it in a browser. `check:packages` packs them first. `--oldest` installs the
 * oldest libraries that the packages allow.
 */
const source = join(root, 'packages/e2e/apps/vite');

/** Packages that the app uses, with the packages that those need. */
const used = ['contract', 'core', 'client', 'i18n', 'react', 'theme', 'kit'];

/** Words that the page must show: mandatory labels, and texts of kit, of react and of dates. */
const words = ['Fiktives Profil', 'Robin', 'Am Kanal?', 'Tag', 'Monat', 'Jahr', 'PL'];

const run = (cwd: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 });

/** Returns the tarball of each package by name. */
function tarballs(): Record<string, string> {
  const found = used.map((name) => {
    const [file] = globSync(`packages/${name}/*.tgz`, { cwd: join(root, '.cache/packs') });
    if (!file) throw new Error(`There is no tarball of ${name}: run \`npm run check:packages\` first.`);
    return [`@meetcute/${name}`, `file:${join(root, '.cache/packs', file)}`] as const;
  });
  return Object.fromEntries(found);
}

/** Returns the libraries that the packages expect from an app: the oldest versions allowed, or those of the workspace. */
function peers(isOldest: boolean): Record<string, string> {
  const packages = readPackages().filter(({ folder }) => used.includes(folder.replace('packages/', '')));
  const ranges = Object.assign({}, ...packages.map(({ manifest }) => manifest.peerDependencies)) as Record<
    string,
    string
  >;
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const versionOf = (name: string) => new RegExp(`^ +'?${name}'?: (\\S+)$`, 'm').exec(catalog)?.[1];
  const tools = ['vite', '@vitejs/plugin-react', '@types/react', '@types/react-dom', '@types/node'];
  const versions = [...Object.keys(ranges), ...tools].map((name) => [name, versionOf(name) ?? '*']);
  const oldest = Object.entries(ranges).map(([name, range]) => [name, /[\d.]+/.exec(range)?.[0] ?? range]);
  return Object.fromEntries([...versions, ...(isOldest ? oldest : [])]) as Record<string, string>;
}

/** Copies the app and installs it with npm. */
async function install(folder: string, isOldest: boolean): Promise<void> {
  cpSync(source, folder, { recursive: true });
  const { settings } = JSON.parse(readFileSync(join(root, 'packages/demo/sites/classic.json'), 'utf8')) as {
    settings: unknown;
  };
  writeFileSync(join(folder, 'src/settings.json'), JSON.stringify(settings));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
  const own = tarballs();
  const dependencies = { ...own, ...peers(isOldest), typescript: '5.9' };
  // The packages depend on each other by version, which no registry has yet.
  const overrides = Object.fromEntries(Object.keys(own).map((name) => [name, `$${name}`]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies, overrides }));
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=5');
}

const missingWords = (text: string) => words.filter((word) => !text.includes(word));

/** Serves the built app with its rendered HTML, and returns the problems that a browser sees. */
async function problemsInBrowser(folder: string, html: string): Promise<string[]> {
  const server = createServer(({ url = '/' }, response) => {
    if (url.startsWith('/assets/')) {
      response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/javascript');
      return response.end(readFileSync(join(folder, 'dist', url)));
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(html);
  }).listen(0);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.locator('[data-hydrated]').waitFor();
    await page.getByRole('combobox', { name: 'Tag' }).selectOption('14');
    const text = await page.locator('#app').innerText();
    return [...problems, ...missingWords(text).map((word) => `'${word}' is missing after hydration`)];
  } finally {
    await browser.close();
    server.close();
  }
}

const isOldest = process.argv.includes('--oldest');
const folder = mkdtempSync(join(tmpdir(), 'meetcute-app-'));
try {
  await install(folder, isOldest);
  await run(folder, 'npm', 'run', 'build');
  const { render } = (await import(pathToFileURL(join(folder, 'dist-server/server.js')).href)) as {
    render: () => Promise<string>;
  };
  const rendered = await render();
  const shell = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const problems = [
    ...missingWords(rendered).map((word) => `'${word}' is missing in the HTML of the server`),
    ...(await problemsInBrowser(folder, shell.replace('<!--app-->', rendered))),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('The packed packages work in a Vite app: types, build, server rendering and hydration.');
} catch (error) {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
  console.error(`${stdout}${stderr}${message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
