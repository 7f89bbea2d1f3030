import { createWorld, respond } from '@meetcute/mocks';
import { expect, test } from 'vitest';
import { testTemplate } from '../testing/test-template.tsx';
import { createSiteServer } from './create-site-server.tsx';

const manifest = {
  'src/entry-browser.ts': { file: 'assets/entry-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2.js' },
};
const server = createSiteServer(testTemplate, { manifest, buildId: 'b1' });

/** Returns the document of a page that a visitor opens. */
async function documentAt(path: string): Promise<string> {
  const world = createWorld({ viewer: 'visitor' });
  const response = await server.render(new Request(`http://brand.test${path}`), {
    fetch: (input, init) => respond(world, new Request(input, init)),
    settings: world.settings,
    nonce: 'abc',
  });
  return response.text();
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** Returns the sources and the width of each tag of a pattern. */
const photosOf = (html: string, tags: RegExp, [sources, width]: [string, string]) =>
  [...html.matchAll(tags)].map(([tag]) => ({
    sources: attribute(tag, sources),
    width: attribute(tag, width),
  }));

test('preloads the photos of the first screen once, before all scripts and as wide as the grid shows them', async () => {
  const html = await documentAt('/members');
  const [head = '', page = ''] = html.split('</head>');
  const [beforeScripts = ''] = head.split(/<link rel="modulepreload"|<script/);
  const preloads = photosOf(beforeScripts, /<link rel="preload" as="image"[^>]*>/g, [
    'imagesrcset',
    'imagesizes',
  ]);
  const eager = photosOf(page, /<img (?=[^>]*loading="eager")[^>]*>/g, ['srcset', 'sizes']);
  expect(preloads).toHaveLength(4);
  expect(preloads).toEqual(eager);
  expect(page).not.toContain('rel="preload"');
  expect(page.match(/<img (?=[^>]*loading="lazy")/g)).toHaveLength(8);
});

test('preloads no photo of a page without any', async () => {
  expect(await documentAt('/login')).not.toContain('as="image"');
});
