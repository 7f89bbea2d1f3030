import { expect, test } from 'vitest';
import { withDemoPartner } from './partner-page.ts';

const answer = withDemoPartner(() => Promise.resolve(new Response('the site', { status: 404 })));

test('the partner of the demo has a page that says what it is and runs nothing', async () => {
  const response = await answer(new Request('http://localhost/advert-demo?account=luna'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('This is a demo');
});

test('every other address is left to the site', async () => {
  expect((await answer(new Request('http://localhost/advert-demo/more'))).status).toBe(404);
});
