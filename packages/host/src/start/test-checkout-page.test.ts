import type { Settings } from '@meetcute/contract';
import type { TestCheckout } from '@meetcute/server';
import { expect, test } from 'vitest';
import { testCheckoutPage, withPaymentPage } from './test-checkout-page.ts';

const request = () => new Request('http://brand.test/test-checkout/test_1', { method: 'POST' });

/** Returns the payment page of a checkout whose database fails with an error. */
const pageWith = (error: Error) => {
  const show = async () => {
    throw error;
  };
  return testCheckoutPage({ show } as unknown as TestCheckout);
};

test('the payment page asks to try again while the database is away', async () => {
  const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const response = await pageWith(new Error('Failed query', { cause: away }))(request());
  expect(response?.status).toBe(503);
  expect(response?.headers.get('retry-after')).toBe('2');
});

test('the payment page has the security headers of the site, on https too', async () => {
  const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const handle = withPaymentPage(async () => new Response('the site'), pageWith(away));
  const { headers } = await handle(request());
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('any other error is one', async () => {
  await expect(pageWith(new Error('a bug'))(request())).rejects.toThrow('a bug');
});

test('the payment page has the mark, colours and fonts of the mails of its site', async () => {
  const colors = {
    page: '#f6f1ea',
    card: '#ffffff',
    ink: '#111111',
    muted: '#666666',
    button: '#b02050',
    onButton: '#ffffff',
    link: '#901040',
  };
  const mailLook = { font: 'Verdana', displayFont: 'Georgia', colors, darkColors: colors, logo: 'aWNvbg==' };
  const site = {
    hosts: ['brand.test'],
    mailLook,
    settings: { name: 'A & B' } as Settings,
  };
  const payment = {
    amount: 479,
    currency: 'EUR',
    description: '20 credits',
    returns: [],
    returnUrl: null,
    state: 'open',
  };
  const checkout = { show: async () => payment } as unknown as TestCheckout;
  const read = async (host: string) =>
    (await testCheckoutPage(checkout, [site])(new Request(`http://${host}/test-checkout/test_1`)))!;
  const response = await read('brand.test');
  const html = await response.text();
  expect(html).toContain('--button:#b02050');
  expect(html).toContain('font-family:Verdana');
  expect(html).toContain('<img src="data:image/png;base64,aWNvbg=="');
  expect(html).toContain('A &amp; B</header>');
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*img-src data:/);
  expect(await (await read('other.test')).text()).not.toContain('--button');
});
