import { demoSites } from '@meetcute/demo';
import { createWorld, respond } from '@meetcute/mocks';
import { expect, test } from 'vitest';
import { testTemplate } from '../testing/test-template.tsx';
import { createSiteServer } from './create-site-server.tsx';

const manifest = { 'src/entry-browser.ts': { file: 'assets/entry-1.js', isEntry: true } };
const server = createSiteServer(testTemplate, { manifest, buildId: 'b1' });
const { settings } = demoSites[0];
const world = createWorld({ viewer: 'member' });

const session = `session=${world.browserSession}`;

const draw = (path: string, cookie: string) =>
  server.render(new Request(`http://brand.test${path}`, { headers: { cookie } }), {
    fetch: (input, init) => respond(world, new Request(input, init)),
    settings,
    nonce: 'abc',
  });

const contentPages = ['terms', 'privacy', 'faq', 'service', 'cookies', 'ban', 'return-policy', 'safety'];

test.each(contentPages)('the content page %s has the frame of the member who reads it', async (name) => {
  const path = `/pages/${name}`;
  const response = await draw(path, session);
  const page = await response.text();
  expect(page).toMatch(/class="[^"]*logged-in/);
  expect(page).toContain('<script');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const head = { url: `http://brand.test${path}`, headers: new Headers({ cookie: session }) };
  expect(server.staticKey(head, settings)).toBeNull();
});

test.each(contentPages)('the content page %s has no script for a visitor', async (name) => {
  const page = await (await draw(`/pages/${name}`, 'scheme=dark')).text();
  expect(page).not.toMatch(/logged-in|<script/);
});

test.each([
  ['/login', '/members'],
  ['/login?next=%2Flikes', '/likes'],
  ['/login?next=https%3A%2F%2Fevil.example', '/members'],
])('%s leads a member on to %s', async (path, expected) => {
  const response = await draw(path, session);
  expect([response.status, response.headers.get('location')]).toEqual([302, expected]);
  expect((await draw(path, '')).status).toBe(200);
});
