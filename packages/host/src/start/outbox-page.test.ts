import { expect, test } from 'vitest';
import { withOutbox } from './outbox-page.ts';

const outbox = {
  send: async () => {},
  list: async () => [
    {
      id: 'one',
      from: 'a@brand.test',
      to: 'b@mail.test',
      subject: 'Welcome',
      text: 'secret',
      html: '<h1>Welcome</h1><img src="cid:logo">',
      images: [{ id: 'logo', png: 'iVBORw0KGgo=' }],
      at: 'now',
    },
  ],
};
const handle = withOutbox(async () => new Response('site'), outbox);
const get = (host: string, remoteAddress?: string, path = '/_outbox', headers = {}) =>
  handle(new Request(`http://${host}:3000${path}`, { headers }), remoteAddress);

test.each([
  ['localhost', '127.0.0.1'],
  ['nocturne.localhost', '::ffff:127.0.0.1'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]', '::1'],
])('opens the outbox at %s from %s', async (host, remoteAddress) => {
  const response = await get(host, remoteAddress);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Welcome');
});

test.each([
  ['localhost', '192.168.1.20'],
  ['localhost', '::ffff:10.0.0.1'],
  ['localhost', undefined],
  ['brand.test', '127.0.0.1'],
  ['127.brand.test', '127.0.0.1'],
  ['localhost.brand.test', '::1'],
])('responds with 404 to the outbox at %s from %s', async (host, remoteAddress) => {
  const response = await get(host, remoteAddress);
  expect([response.status, response.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  expect(await response.text()).not.toContain('Welcome');
});

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'responds with 404 to the outbox through a proxy on this machine, which sends %s',
  async (name) => {
    const response = await get('localhost', '127.0.0.1', '/_outbox', { [name]: '203.0.113.7' });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Welcome');
  },
);

test('shows a mail as it was sent, in a page that loads and runs nothing', async () => {
  expect(await (await get('localhost', '127.0.0.1')).text()).toContain('<a href="/_outbox/one">');
  const mail = await get('localhost', '127.0.0.1', '/_outbox/one');
  expect(await mail.text()).toBe('<h1>Welcome</h1><img src="data:image/png;base64,iVBORw0KGgo=">');
  const policy = mail.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(mail.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get('localhost', '127.0.0.1', '/_outbox/two')).status).toBe(404);
  expect((await get('localhost', '192.168.1.20', '/_outbox/one')).status).toBe(404);
});

test('leaves every other path to the sites', async () => {
  expect(await (await handle(new Request('http://brand.test/'), '10.0.0.1')).text()).toBe('site');
});
