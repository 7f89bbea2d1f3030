import type { HostApi } from '../api.ts';
import { withPolicies } from '../pages/security.ts';
import type { RequestHandler } from './plain-page.ts';

/** Adds the payment page of the test checkout, if there is one, in front of the sites. */
export const withPaymentPage =
  (handle: RequestHandler, paymentPage: HostApi['paymentPage']): RequestHandler =>
  async (request, remoteAddress) => {
    const page = await paymentPage?.(request);
    return page ? withPolicies(page, request.url) : handle(request, remoteAddress);
  };
