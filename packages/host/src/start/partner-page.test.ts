import { expect, test } from 'vitest';
import { withDemoPartner } from './partner-page.ts';

const handle = withDemoPartner(() => Promise.resolve(new Response('the site', { status: 404 })));

test('explains the demo partner on its page and runs nothing', async () => {
  const response = await handle(new Request('http://localhost/advert-demo?account=luna'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toContain('This is a demo');
});

test('leaves every other address to the site', async () => {
  expect((await handle(new Request('http://localhost/advert-demo/more'))).status).toBe(404);
});
