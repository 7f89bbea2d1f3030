import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path/posix';
import { expect, test } from 'vitest';
import { REPOSITORY } from './package-rules.ts';
import { root } from './workspace.ts';

/** Path from the root in a code span, and the target of a link. */
const SPAN = /`((?:packages|templates|stories|docs|\.tools|\.storybook|\.github|\.ci)\/[^\s`]+)`/g;
const LINK = /\]\((?![a-z]+:|#)([^)\s#]+)[^)\s]*\)/g;

/** The template that the guides create as an example. */
const EXAMPLE = 'templates/harbour';

/** Returns a document whose links to the repository's address lead to files, from the document's folder. */
function withPaths(document: string, markdown: string): string {
  const rootPrefix = '../'.repeat(document.split('/').length - 1);
  return ['blob', 'tree'].reduce(
    (text, kind) => text.replaceAll(`](${REPOSITORY}/${kind}/main/`, `](${rootPrefix}`),
    markdown,
  );
}

/** Returns the paths that a document names, relative to the root. A placeholder such as `<name>` becomes `*`. */
function namedPaths(document: string, markdown: string): readonly string[] {
  const prose = withPaths(document, markdown).replaceAll(/^```.*?^```/gms, '');
  const links = prose.replaceAll(/`[^`\n]*`/g, '').matchAll(LINK);
  return [
    ...Array.from(prose.matchAll(SPAN), ([, path = '']) => path.replaceAll(/<[^>]*>/g, '*')),
    ...Array.from(links, ([, target = '']) => join(document, '..', target)),
  ].map((path) => path.replace(/\/$/, ''));
}

// Files in the repository, because build results exist on some machines only.
const fileList = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = fileList.trim().split('\n');
const folders = files.flatMap((file) =>
  file.split('/').map((_, index, parts) => parts.slice(0, index).join('/')),
);
const existingPaths = new Set([...files, ...folders]);
/** Every path of at least two names in which an existing one ends. */
const endings = new Set(
  [...existingPaths].flatMap((path) => {
    const names = path.split('/');
    return names.slice(1, -1).map((_, index) => names.slice(index + 1).join('/'));
  }),
);
const exists = (path: string) =>
  existingPaths.has(path) ||
  (/[*{]/.test(path) && [...existingPaths].some((each) => matchesGlob(each, path)));

test('finds code spans and relative links, and no URLs, anchors or code blocks', () => {
  const document = [
    'See `packages/core/`, `docs/<topic>.md`, [one](../b.md#part) and [a folder](images).',
    `See [a third](${REPOSITORY}/blob/main/stories/c.md#part).`,
    'Not `src/a.ts`, [a page](https://example.com), [a part](#part) or `items[0](missing)`.',
    '```\n`packages/missing`\n```',
  ].join('\n');
  expect(namedPaths('docs/developers/c.md', document)).toEqual([
    'packages/core',
    'docs/*.md',
    'docs/b.md',
    'docs/developers/images',
    'stories/c.md',
  ]);
});

test('finds files, folders and patterns, and reports what matches nothing', () => {
  const paths = [
    'docs/glossary.md',
    'docs/developers',
    'packages/*/src',
    'templates/{classic,none}',
    'docs/no.md',
  ];
  expect(paths.filter((path) => !exists(path))).toEqual(['docs/no.md']);
});

/** Path in a code span that begins neither at the root nor, as in guides and READMEs of packages, with `src`. */
const SHORT = /`((?!src\/)[\w.-]+(?:\/[\w.*<>{},-]+)+)\/?`/g;

/** Returns the paths that a document names without their beginning: `core/outbox` for `packages/core/src/outbox`. */
const shortPaths = (markdown: string): readonly string[] =>
  Array.from(markdown.replaceAll(/^```.*?^```/gms, '').matchAll(SHORT), ([, path = '']) => path).filter(
    (path) => {
      const [first, ...rest] = path.split('/');
      const inPackage = ['', 'src/'].map((folder) => `packages/${first}/${folder}${rest.join('/')}`);
      return !exists(path) && (endings.has(path) || inPackage.some(exists));
    },
  );

test('finds paths without their beginning, and nothing that only looks like one', () => {
  const document =
    '`core/outbox`, `core/src/outbox`, `modules/shop` and `http/body.ts`, but not `packages/core/src/outbox`, ' +
    '`src/template.ts`, `storybook/test`, `text/plain`, `/pages/faq` or `@meetcute/site/server`.';
  expect(shortPaths(document)).toEqual(['core/outbox', 'core/src/outbox', 'modules/shop', 'http/body.ts']);
});

/** Documents that people write. */
const documents = files.filter((file) => file.endsWith('.md') && !/^packages\/[^/]+\/api\//.test(file));

test.each(documents.filter((file) => !file.endsWith('CHANGELOG.md')))(
  'every path that %s names exists',
  (document) => {
    const paths = namedPaths(document, readFileSync(join(root, document), 'utf8'));
    expect(paths.filter((path) => path !== EXAMPLE && !exists(path))).toEqual([]);
  },
);

test.each(documents.filter((file) => !file.endsWith('CHANGELOG.md')))(
  'every path that %s names is complete',
  (document) => {
    expect(shortPaths(readFileSync(join(root, document), 'utf8'))).toEqual([]);
  },
);

const ANCHOR = /\]\((?![a-z]+:)([^)\s#]*)#([^)\s]+)\)/g;

/** Returns the anchors that a page gets from its headings. */
const anchorsOf = (markdown: string): readonly string[] =>
  Array.from(markdown.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );

test('gives headings the anchors of a page', () => {
  const page = '# A `code` word, and 1\n\n```\n# not this\n```\n\n## [A link](b.md) — well_known\n';
  expect(anchorsOf(page)).toEqual(['a-code-word-and-1', 'a-link--well_known']);
});

test.each(documents)('every anchor that %s links to exists', (document) => {
  const markdown = withPaths(document, readFileSync(join(root, document), 'utf8'));
  const prose = markdown.replaceAll(/^```.*?^```/gms, '');
  const missing = Array.from(prose.matchAll(ANCHOR), ([link, target = '', anchor = '']) => {
    const page = target === '' ? document : join(document, '..', target);
    if (!page.endsWith('.md') || !existingPaths.has(page)) return '';
    return anchorsOf(readFileSync(join(root, page), 'utf8')).includes(anchor) ? '' : link;
  });
  expect(missing.filter((link) => link !== '')).toEqual([]);
});
