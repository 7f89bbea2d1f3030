import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, createLogger, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownDrawings } from './own-drawings.ts';
import { readOwnDrawings } from './read-own-drawings.ts';

/** Writes a template into a new folder of the site, whose libraries it finds. Returns its path. */
function write(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(import.meta.dirname, '../../.drawn ż-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const entry = `
export { failedDrawing, noChatsDrawing } from '@meetcute/kit';
export { Heart } from '@phosphor-icons/react/Heart';
export { X } from '@phosphor-icons/react/X';
`;

/** Builds what a page imports. Resolves with its code. */
async function buildPage(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [ownDrawings(root)],
    resolve: { conditions: ['@meetcute/source'] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, 'src/entry.ts'),
        preserveEntrySignatures: 'strict',
        external: /^(?!@phosphor|@meetcute|virtual:|[./])/,
      },
    },
  });
  const [{ output }] = [result].flat() as { output: { code?: string }[] }[] as [
    { output: { code?: string }[] },
  ];
  return output.map(({ code }) => code ?? '').join('\n');
}

/** Path of the default heart, and of the default drawing of chats. */
const [heart, chats] = ['M178,40c-20.65', 'M12 8h50a8'];

const template = (properties: string, head = '') =>
  `${head}\nexport const own = defineTemplate({ name: 'own', ${properties} });`;

test('a build has a brand’s own drawings and icons in the place of the defaults', async () => {
  const page = await buildPage(
    write({
      'src/entry.ts': entry,
      'src/template.ts': template(
        "icons: { Heart: () => import('./icons/Heart.tsx') }, drawings: { NoChats: () => import('./drawings/Own.tsx') }",
      ),
      'src/icons/Heart.tsx': 'export default () => <svg id="own-heart" />;',
      'src/drawings/Own.tsx': 'export default () => <svg id="own-chats" />;',
    }),
  );
  expect(page).toContain('own-heart');
  expect(page).toContain('own-chats');
  expect(page).not.toContain(heart);
  expect(page).not.toContain(chats);
  expect(page).toContain('failedDrawing');
});

/** Blocks of code of the guide, by the name of what they show. */
function readGuide() {
  const guide = readFileSync(
    join(import.meta.dirname, '../../../../docs/brands/drawings-and-icons.md'),
    'utf8',
  );
  const [templateCode, drawing, icon] = [...guide.matchAll(/^```tsx?\n(.*?)^```/gms)].map(
    ([, code]) => code!,
  );
  return { template: templateCode!, drawing: drawing!, icon: icon! };
}

test('the samples of the guide are in the page', async () => {
  const guide = readGuide();
  const page = await buildPage(
    write({
      'src/entry.ts': entry,
      'src/template.ts': guide.template,
      'src/drawings/NoChats.tsx': guide.drawing,
      'src/icons/Heart.tsx': guide.icon,
    }),
  );
  expect(page).toContain('M12 20 4 12V6l4-2 4 3 4-3 4 2v6Z');
  expect(page).toContain('M12 70q18-12 36 0t36 0 36 0');
  expect(page).not.toContain(heart);
  expect(page).not.toContain(chats);
});

test('a development server has them in packages that it bundles before', async () => {
  const root = write({
    'src/entry.ts': "export * from '@meetcute/kit';",
    'src/template.ts': template("drawings: { NoChats: () => import('./drawings/Own.tsx') }"),
    'src/drawings/Own.tsx': 'export default () => null;',
    'node_modules/@meetcute/kit/package.json':
      '{ "name": "@meetcute/kit", "type": "module", "exports": "./dist/index.js" }',
    'node_modules/@meetcute/kit/dist/index.js': "export * from './drawings/NoChats.js';",
    'node_modules/@meetcute/kit/dist/drawings/NoChats.js': "export const noChatsDrawing = 'default';",
  });
  const server = await createServer({
    root,
    cacheDir: join(root, '.vite'),
    configFile: false,
    logLevel: 'silent',
    plugins: [ownDrawings(root)],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { include: ['@meetcute/kit'], noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const read = async (url: string) => (await server.transformRequest(url))?.code ?? '';
  const [, kit = ''] = /"(\/[^"]*deps\/@meetcute_kit\.js[^"]*)"/.exec(await read('/src/entry.ts')) ?? [];
  const bundle = await read(kit);
  expect(bundle).not.toContain("'default'");
  const [, drawing = ''] = /"(\/src\/drawings\/Own\.tsx\?[^"]*)"/.exec(bundle) ?? [];
  expect(await read(drawing)).toContain('export const noChatsDrawing =');
});

test('a build of a brand without own ones has the defaults alone', async () => {
  const page = await buildPage(write({ 'src/entry.ts': entry, 'src/template.ts': template('') }));
  expect(page).toContain(heart);
  expect(page).toContain(chats);
  expect(page).not.toContain('meetcute/drawn');
});

test('an own icon may draw the default one', async () => {
  const page = await buildPage(
    write({
      'src/entry.ts': entry,
      'src/template.ts': template("icons: { Heart: () => import('./icons/Heart.tsx') }"),
      'src/icons/Heart.tsx':
        "import { Heart } from '@phosphor-icons/react/Heart'; export default () => <b id='own'><Heart /></b>;",
    }),
  );
  expect(page).toContain('own');
  expect(page).toContain(heart);
});

test('a template has the drawings and icons of the one that it extends, and its own before them', () => {
  const folder = write({
    'base.ts': template(
      "drawings: { Failed: () => import('./a.tsx') }, icons: { Heart: () => import('./b.tsx'), X: () => import('./c.tsx') }",
    ),
    'src/template.ts': template(
      "extends: base, icons: { Heart: () => import('./d.tsx') }",
      "import { base } from '../base.ts';",
    ),
  });
  expect(readOwnDrawings(join(folder, 'src/template.ts'))).toEqual({
    drawings: new Map([['Failed', join(folder, 'a.tsx')]]),
    icons: new Map([
      ['Heart', join(folder, 'src/d.tsx')],
      ['X', join(folder, 'c.tsx')],
    ]),
    templates: [join(folder, 'src/template.ts'), join(folder, 'base.ts')],
  });
});

test('files of a linked package have the paths that Vite gives them', () => {
  const folder = write({
    'linked/package.json': '{ "exports": { ".": { "default": "./template.js" } } }',
    'linked/template.js': template("icons: { Heart: () => import('./Heart.js') }"),
    'src/template.ts': template('extends: base', "import { base } from 'base';"),
    'node_modules/.keep': '',
  });
  symlinkSync(join(folder, 'linked'), join(folder, 'node_modules/base'));
  expect(readOwnDrawings(join(folder, 'src/template.ts')).icons.get('Heart')).toBe(
    join(folder, 'linked/Heart.js'),
  );
});

test('a development server follows the files of slots, and keeps them where it can’t read a template', async () => {
  const logger = { ...createLogger('silent'), error: vi.fn() };
  const drawing = (path: string) => `drawings: { NoChats: () => import('./${path}') }`;
  const root = write({
    'src/entry.ts': `
      export * from 'virtual:meetcute/drawn/drawings/NoChats';
      export * from 'virtual:meetcute/drawn/icons/Heart';`,
    'base.ts': template("icons: { Heart: () => import('./A.tsx') }"),
    'src/template.ts': template(`extends: base, ${drawing('A.tsx')}`, "import { base } from '../base.ts';"),
  });
  const server = await createServer({
    root,
    cacheDir: join(root, '.vite'),
    configFile: false,
    customLogger: logger,
    plugins: [ownDrawings(root)],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const save = (name: string, text: string) => {
    writeFileSync(join(root, name), text);
    server.watcher.emit('change', join(root, name));
  };
  const read = async () => (await server.transformRequest('/src/entry.ts'))?.code;
  expect(await read()).toContain('/src/A.tsx?');
  save('src/template.ts', template('drawings: { NoChats }'));
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("write each of 'drawings' there as"),
    { timestamp: true },
  );
  expect(await read()).toContain('/src/A.tsx?');
  save(
    'src/template.ts',
    template(`extends: base, ${drawing('B.tsx')}`, "import { base } from '../base.ts';"),
  );
  await expect.poll(read).toContain('/src/B.tsx?');
  save('base.ts', template("icons: { Heart: () => import('./C.tsx') }"));
  await expect.poll(read).toContain('"/C.tsx?');
});

test('watches a template from the save on that extends it', async () => {
  const root = write({
    'src/template.ts': template(''),
    'other/base.ts': template(''),
  });
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [ownDrawings(root)],
  });
  onTestFinished(() => server.close());
  const add = vi.spyOn(server.watcher, 'add');
  const text = template('extends: base', "import { base } from '../other/base.ts';");
  writeFileSync(join(root, 'src/template.ts'), text);
  server.watcher.emit('change', join(root, 'src/template.ts'));
  expect(add.mock.calls.flat(2)).toContain(join(root, 'other/base.ts'));
});

test.each([
  ['from another module', 'icons'],
  ['spread from another object', 'icons: { ...others }'],
  ['loaded at once', 'icons: { Heart }'],
  ['of a package', "icons: { Heart: () => import('hearts') }"],
])('icons %s are refused, because a build can’t read them', (_how, icons) => {
  const folder = write({ 'src/template.ts': template(icons) });
  expect(() => readOwnDrawings(join(folder, 'src/template.ts'))).toThrow(
    "write each of 'icons' there as Name: () => import('./icons/Name.tsx')",
  );
});
