import type { HostApi } from '../api.ts';
import type { RequestHandler } from './plain-page.ts';

/** Adds the payment page of the test checkout, if there is one, in front of the sites. */
export const withPaymentPage =
  (handle: RequestHandler, paymentPage: HostApi['paymentPage']): RequestHandler =>
  async (request, remoteAddress) =>
    (await paymentPage?.(request)) ?? handle(request, remoteAddress);
