import { chromium, type Page } from 'playwright';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { headlessOptions } from '../../../../.tools/launch-options.ts';
import { readDevEnvironment, startDev } from './start-dev.ts';

const root = join(import.meta.dirname, '../../../..');

/** Inside of a template, because that has the packages. */
const folder = join(root, 'templates/nocturne/dist/development/harbour ü');

const demoSite = JSON.parse(readFileSync(join(root, 'packages/demo/sites/classic.json'), 'utf8')) as {
  settings: object;
};

const site = {
  ...demoSite,
  id: 'harbour',
  hosts: ['127.0.0.1'],
  settings: { ...demoSite.settings, template: 'harbour ü' },
};

const files: Readonly<Record<string, string>> = {
  'sites/harbour.json': JSON.stringify(site),
  'src/tokens.ts': "export const tokens = { radius: { medium: '1px' } };\n",
  'src/texts.ts': "export const texts = { en: { 'login:title': 'Ahoy' } };\n",
  'src/parts/Logo.tsx': 'export default function Logo() {\n  return <b data-part="logo">First</b>;\n}\n',
  'src/template.ts': `import { defineTemplate } from '@meetcute/site';
import { classic } from '@meetcute/template-classic';
import { texts } from './texts.ts';
import { tokens } from './tokens.ts';
export const harbour = defineTemplate({
  name: 'harbour',
  extends: classic,
  tokens,
  texts,
  parts: { Logo: () => import('./parts/Logo.tsx') },
});
`,
  'src/entry-browser.ts': `import { hydrate } from '@meetcute/site/browser';
import { harbour } from './template.ts';
void hydrate(harbour);
`,
  'src/entry-server.ts': `import { createSiteServer } from '@meetcute/site/server';
import { harbour } from './template.ts';
export const createServer = (assets) => createSiteServer(harbour, assets);
`,
};

/** Saves a changed file. Vite's watcher drops a change of a file within 50 ms of the last one. */
async function change(name: string, oldText: string, newText: string): Promise<void> {
  await setTimeout(100);
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(oldText);
  writeFileSync(file, text.replace(oldText, newText));
}

async function openPage(url: string): Promise<Page> {
  const browser = await chromium.launch(headlessOptions);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(url);
  // React marks the element that it hydrates.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('mc-root') ?? {}).some((key) => key.startsWith('__reactContainer$')),
  );
  return page;
}

const radius = (page: Page) =>
  page.evaluate(() => /--mc-radius-medium:\s*([^;}]+)/.exec(document.head.innerHTML)?.[1]);

test("opens the template's own data on this machine alone, whatever the shell names", () => {
  const shell = {
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://db/a',
    DEMO: '0',
    PORT: '4',
  };
  const { databaseUrl, isDemo, ...env } = readDevEnvironment('/brand', shell);
  expect(env).toMatchObject({ address: '127.0.0.1', dataDir: join('/brand', '.data-dev'), port: 4 });
  expect([databaseUrl, isDemo]).toEqual([undefined, true]);
  const chosenOptions = { address: '0.0.0.0', dataDir: '/tmp/own' };
  expect(readDevEnvironment('/brand', shell, chosenOptions)).toMatchObject(chosenOptions);
});

test('names the flag of a port that is in use, before anything starts', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const startup = startDev(join(root, 'templates/nocturne'), { PORT: String(port) });
  await expect(startup).rejects.toThrow(
    `in use by another program. Name another one in PORT, or with --port ${port + 1}`,
  );
});

test(
  'a change of a part, a token, a text, a slot or a mended fault is on an open page, which keeps what was typed',
  { tags: 'full' },
  async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const host = await startDev(folder, { PORT: '0' });
    onTestFinished(() => host.stop());
    const page = await openPage(`http://127.0.0.1:${host.port}/login`);
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const field = page.locator('input').first();
    await field.fill('typed');

    await change('src/parts/Logo.tsx', 'First', 'Second');
    await expect.poll(() => page.locator('[data-part=logo]').first().textContent()).toBe('Second');
    await change('src/tokens.ts', '1px', '7px');
    await expect.poll(() => radius(page)).toBe('7px');
    await change('src/texts.ts', 'Ahoy', 'Hello, sailor');
    await expect.poll(() => page.locator('h1').textContent()).toBe('Hello, sailor');
    await change('src/template.ts', "Logo: () => import('./parts/Logo.tsx')", '');
    await expect.poll(() => page.locator('[data-part=logo] svg').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);

    await change('src/tokens.ts', 'medium', 'middle');
    const overlay = page.locator('vite-error-overlay');
    await expect.poll(() => overlay.locator('.message-body').textContent()).toContain('radius.middle');
    await change('src/tokens.ts', 'middle', 'medium');
    await expect.poll(() => overlay.count()).toBe(0);
    expect(await field.inputValue()).toBe('typed');
  },
);
