import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prebundle } from './prebundled.ts';

/** Installs a Storybook with one module in a folder of a new directory. Returns the folder. */
function install(name: string, module: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'prebundled-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const root = join(directory, name, 'site');
  const storybook = 'node_modules/@meetcute/storybook';
  const files = {
    'package.json': '{}',
    [`${storybook}/package.json`]: '{ "name": "@meetcute/storybook" }',
    [`${storybook}/index.js`]: '',
    [`${storybook}/${module}`]: "import { a } from 'a-library';\n",
    'node_modules/a-library/package.json': '{ "name": "a-library" }',
    'node_modules/a-library/index.js': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test.each(['work', 'check', 'server', 'test.d.ts'])('bundles libraries of stories in a folder %s', (name) => {
  expect(prebundle(install(name, 'src/stage/Frame.tsx')).include).toContain('a-library');
});

test('bundles libraries of the template that a brand extends', () => {
  const root = install('brand', 'src/index.ts');
  const nocturne = '@meetcute/template-nocturne';
  const folder = join(root, 'node_modules', nocturne);
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: nocturne }));
  writeFileSync(join(folder, 'src/template.ts'), "import { b } from 'b-library';\n");
  mkdirSync(join(folder, 'node_modules/b-library'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/b-library/package.json'), '{ "name": "b-library" }');
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: { [nocturne]: '*' } }));
  expect(prebundle(root).include).toContain(`${nocturne} > b-library`);
});

test.each(['src/vitest/setup.ts', 'src/stage/Frame.test.tsx', 'src/node.ts'])(
  'leaves out those of %s',
  (module) => {
    expect(prebundle(install('work', module)).include).not.toContain('a-library');
  },
);
