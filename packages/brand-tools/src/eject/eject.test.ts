import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../testing/make-brand.ts';
import { disclosures } from './disclosures.ts';
import { eject } from './eject.ts';

let folder: string;
beforeEach(() => {
  folder = makeBrand('template-classic');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test('copies the component, fills the slot, and notes the original', () => {
  expect(eject(folder, 'ProfileCard')).toEqual({
    files: ['src/parts/ProfileCard.tsx'],
    kept: [],
    kind: 'parts',
    line: "ProfileCard: () => import('./parts/ProfileCard.tsx')",
    namespaces: null,
    isRegistered: true,
    packages: ['@meetcute/kit@^0.2.0', 'styled-components@^6.1.18'],
    disclosures: [
      expect.stringContaining('The label of fictional profiles'),
      expect.stringContaining('Report and block'),
    ],
  });
  expect(read('src/template.ts')).toContain(`  parts: {
    Logo: () => import('./parts/Logo.tsx'),
    ProfileCard: () => import('./parts/ProfileCard.tsx'),
  },
});
`);
  expect(JSON.parse(read('meetcute.lock.json'))).toMatchObject({
    ejected: {
      'src/parts/ProfileCard.tsx': {
        from: '@meetcute/kit/src/profile-card/ProfileCard.tsx',
        hash: expect.stringMatching(/^sha256-/) as string,
      },
    },
  });
});

test('keeps modules of an earlier ejection, with what the brand changed in them', () => {
  expect(eject(folder, 'chat').files).toEqual([
    'src/layouts/ChatLayout.tsx',
    'src/layouts/BottomTabs.tsx',
    'src/layouts/TopBar.tsx',
  ]);
  writeFileSync(join(folder, 'src/layouts/TopBar.tsx'), '// mine');
  expect(eject(folder, 'default')).toMatchObject({
    files: ['src/layouts/DefaultLayout.tsx'],
    kept: ['src/layouts/BottomTabs.tsx', 'src/layouts/TopBar.tsx'],
  });
  expect(read('src/layouts/TopBar.tsx')).toBe('// mine');
  expect(read('src/template.ts')).toContain(`  layouts: {
    chat: () => import('./layouts/ChatLayout.tsx'),
    default: () => import('./layouts/DefaultLayout.tsx'),
  },
});
`);
});

/** Puts a template between classic and the brand, which names texts for its card. */
function extendNamed(): void {
  const base = 'node_modules/@meetcute/template-harbour';
  const manifest = {
    name: '@meetcute/template-harbour',
    exports: { './tokens': './src/tokens.ts', './package.json': './package.json' },
    dependencies: { '@meetcute/kit': '*' },
  };
  write(`${base}/package.json`, JSON.stringify(manifest));
  write(`${base}/src/tokens.ts`, 'export const tokens = {};');
  write(`${base}/src/parts/ProfileCard.tsx`, 'export default () => null;');
  write(
    `${base}/src/template.ts`,
    `import { defineTemplate } from '@meetcute/site';
export const harbour = defineTemplate({
  name: 'harbour',
  namespaces: { ProfileCard: ['fields', 'likes'] },
  parts: { ProfileCard: () => import('./parts/ProfileCard.tsx') },
});`,
  );
  const source = read('src/template.ts');
  write(
    'src/template.ts',
    source.replaceAll('template-classic', 'template-harbour').replaceAll('classic', 'harbour'),
  );
}

test('names the texts that the base names for the slot, which pages load no more otherwise', () => {
  extendNamed();
  expect(eject(folder, 'ProfileCard')).toMatchObject({
    isRegistered: true,
    namespaces: "ProfileCard: ['fields', 'likes']",
  });
  expect(read('src/template.ts')).toContain(`  namespaces: {
    ProfileCard: ['fields', 'likes'],
  },
});
`);
});

test('keeps texts that the template names itself', () => {
  extendNamed();
  write(
    'src/template.ts',
    read('src/template.ts').replace('  parts: {', "  namespaces: { ProfileCard: ['photos'] },\n  parts: {"),
  );
  expect(eject(folder, 'ProfileCard')).toMatchObject({ isRegistered: true, namespaces: null });
  expect(read('src/template.ts').match(/ProfileCard: \[.*\]/g)).toEqual(["ProfileCard: ['photos']"]);
});

test.each([
  ['an unknown slot', 'ProfilCard', /There is no slot 'ProfilCard'. The nearest one is 'ProfileCard'./],
  ['a slot that looks like none', 'Xyzzyxyz', /Slots: Logo, .*Home/],
  ['a name of every object', '__proto__', /There is no slot '__proto__'/],
  ['an existing file', 'Logo', /src\/parts\/Logo.tsx exists already/],
])('refuses %s, and changes nothing', (_what, slot, message) => {
  const textBefore = read('src/template.ts');
  expect(() => eject(folder, slot)).toThrow(message);
  expect(read('src/template.ts')).toBe(textBefore);
  expect(existsSync(join(folder, 'meetcute.lock.json'))).toBe(false);
});

test('refuses where a module that it needs would replace another file', () => {
  write('src/layouts/TopBar.tsx', '// mine');
  expect(() => eject(folder, 'default')).toThrow('src/layouts/TopBar.tsx exists already');
  expect(existsSync(join(folder, 'src/layouts/DefaultLayout.tsx'))).toBe(false);
});

test('refuses a slot that the template fills', () => {
  write('src/template.ts', read('src/template.ts').replace('./parts/Logo.tsx', './parts/Mark.tsx'));
  rmSync(join(folder, 'src/parts/Logo.tsx'));
  expect(() => eject(folder, 'Logo')).toThrow("fills the slot 'Logo' already");
});

test('refuses a folder that is no template', () => {
  rmSync(join(folder, 'src/template.ts'));
  expect(() => eject(folder, 'ProfileCard')).toThrow(
    'is no template: it has no package.json and src/template.ts',
  );
});

test('prints the line where the parts come from elsewhere', () => {
  write('src/template.ts', read('src/template.ts').replace(/parts: \{[^]*?\n {2}\}/, 'parts'));
  const textBefore = read('src/template.ts');
  expect(eject(folder, 'Hero')).toMatchObject({ isRegistered: false });
  expect(read('src/parts/Hero.tsx')).toContain('Hero');
  expect(read('src/template.ts')).toBe(textBefore);
});

test('prints the line with the texts too where the parts come from elsewhere', () => {
  extendNamed();
  write('src/template.ts', read('src/template.ts').replace(/parts: \{[^]*?\n {2}\}/, 'parts'));
  expect(eject(folder, 'ProfileCard')).toMatchObject({
    isRegistered: false,
    namespaces: "ProfileCard: ['fields', 'likes']",
  });
});

test('leaves nothing behind where a file can’t be written', () => {
  // A file in the place of a folder.
  write('src/suggestions', '');
  const textBefore = read('src/template.ts');
  expect(() => eject(folder, 'Home')).toThrow(/EEXIST|ENOTDIR/);
  expect(existsSync(join(folder, 'src/screens'))).toBe(false);
  expect(read('src/template.ts')).toBe(textBefore);
});

test('quotes disclosures as the guide has them', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/brands/what-stays.md'), 'utf8');
  const text = guide.replaceAll(/\s+/g, ' ');
  for (const { sentence } of disclosures) expect(text).toContain(sentence);
  expect(guide.split('\n').filter((line) => line.startsWith('- **'))).toHaveLength(disclosures.length);
});
