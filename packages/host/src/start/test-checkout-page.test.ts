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
