import { demoSites } from '@meetcute/demo';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testTemplate } from '../testing/test-template.tsx';
import { createSiteServer } from './create-site-server.tsx';

const manifest = { 'src/entry-browser.ts': { file: 'assets/entry-1.js', isEntry: true } };
const server = createSiteServer(testTemplate, { manifest, buildId: 'b1' });
const refusal = { error: { code: 'not_logged_in', message: 'Log in.' } };

async function get(path: string) {
  const response = await server.render(new Request(`http://brand.test${path}`), {
    fetch: async () => Response.json(refusal, { status: 403 }),
    settings: demoSites[0].settings,
    nonce: 'abc',
  });
  return { status: response.status, headers: response.headers, page: await response.text() };
}

const hostile = [
  ['markup', '%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%3Cscript%3Ealert(2)%3C%2Fscript%3E'],
  ['the end of a script', '%3C%2Fscript%3E%3Cscript%3Ealert(2)%3C%2Fscript%3E'],
  ['an address that runs script', 'javascript:alert(2)'],
  ['another site', '%2F%2Fevil.example'],
  ['line breaks', 'a%0D%0Aset-cookie:%20evil=1'],
  ['NUL', 'a%00b'],
  ['invalid percent-encoding', '%E0%A4%A'],
  ['a lone percent sign', '%'],
  ['directions and emoji', '%E2%80%AE%F0%9F%92%8B%EF%BF%BF'],
  ['dots', '..%2F..%2Fetc%2Fpasswd'],
  ['a name of every object', '__proto__'],
  ['a template', '%7B%7Bconstructor.constructor(1)()%7D%7D'],
  ['a very long value', 'a'.repeat(8000)],
] as const;

/** Expects a page or a refusal that runs nothing, sets no foreign cookie and leads to no other site. */
function expectHarmless({ status, headers, page }: Awaited<ReturnType<typeof get>>, path: string): void {
  expect([200, 400, 404], path).toContain(status);
  expect(headers.get('location'), path).toBeNull();
  for (const cookie of headers.getSetCookie()) expect(cookie, path).toMatch(/^traffic_source=/);
  expect(page, path).not.toMatch(/<img[^>]*onerror|<script>|="javascript:|\0/);
  for (const [tag] of page.matchAll(/<script\b[^>]*>/g)) expect(tag, path).toContain('nonce="abc"');
}

// The router warns about an unknown path, whole.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test.each(hostile)('%s in a path is a page or an error page', async (_, value) => {
  for (const path of ['/landers/transitionsvideolanding/eng', '/landers/video', '/pages', '/pages/terms'])
    expectHarmless(await get(`${path}/${value}`), path);
});

test.each(hostile)('%s in a query is text', async (_, value) => {
  const query = ['ref', 'sub', 'network', 'lang', 'back', 'next', value].map((key) => `${key}=${value}`);
  for (const path of ['/landers/transitionsvideolanding/eng/summer', '/landers/video', '/pages/faq']) {
    const response = await get(`${path}?${query.join('&')}`);
    expect(response.status, path).toBe(200);
    expectHarmless(response, path);
  }
});
