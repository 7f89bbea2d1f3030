import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const guide = readFileSync(join(root, 'docs/operators/keys.md'), 'utf8');

/** Sources that run in production. */
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'templates/*/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: [
    '**/node_modules/**',
    'packages/{bench,brand-tools,conformance,create-template,dev-postgres,e2e,mocks,spec}/**',
    '**/testing/**',
    'packages/i18n/src/check/**',
  ],
})
  .filter((path) => !/\.(test|example)\.tsx?$/.test(path))
  .map((path) => ({
    path,
    code: readFileSync(join(root, path), 'utf8').replace(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, ''),
  }));

const CRYPTOGRAPHY =
  /node:crypto|crypto\.subtle|getRandomValues|'web-push'|'otpauth'|'jose'|'@node-rs\/|'@simplewebauthn\/|'@noble\//;

/** Returns the paths of sources that match. */
const using = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

/** Returns the sources that a part of the guide names. */
const namedIn = (text: string) => [
  ...new Set(Array.from(text.matchAll(/`(packages\/[\w./-]+\.tsx?)`/g), ([, path]) => path!)),
];

const [, algorithms = '', later = ''] = /## Algorithms\n([^]*?)\n(`Math\.random`[^]*?)\n\n/.exec(guide) ?? [];

test('the guide lists all code with cryptography, and none without', () => {
  expect(namedIn(algorithms).toSorted()).toEqual(using(CRYPTOGRAPHY).toSorted());
});

test('nothing else uses random numbers that can be guessed', () => {
  expect(namedIn(later).toSorted()).toEqual(using(/Math\.random/).toSorted());
});

test('no code uses a hash or cipher that is broken', () => {
  const weakPaths = using(/['"`](?:md4|md5|sha-?1|des|rc4|aes-\d+-(?:ecb|cbc))\b/i);
  expect(weakPaths.filter((path) => using(CRYPTOGRAPHY).includes(path))).toEqual([]);
});
