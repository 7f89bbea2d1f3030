import { formatMoney } from '@meetcute/i18n';
import { admitForm, normalizeHost, stateOfReturns } from '@meetcute/core';
import {
  isUnavailable,
  noticeModes,
  testChange,
  testChoices,
  type NoticeMode,
  type TestCheckout,
  type TestChoice,
} from '@meetcute/server';
import { isSlowBody, withSlowBodyLimit } from '../edge/slow-body.ts';
import { plain, readsOnly } from '../pages/responses.ts';
import type { HostApi } from '../api.ts';
import { withPolicies } from '../pages/security.ts';
import { brandedPageResponse } from './branded-page.ts';
import { escape, type RequestHandler } from './plain-page.ts';
import type { HostSite } from './sites.ts';

type Payment = NonNullable<Awaited<ReturnType<TestCheckout['show']>>>;

const choiceTexts: Record<TestChoice, string> = {
  pay: 'Pay',
  later: 'Pay later, within three seconds',
  fail: 'Let the payment fail',
  cancel: 'Cancel',
  expire: 'Let the payment expire',
  charge_back: 'Charge back',
  charge_back_half: 'Charge back one half',
  reverse: 'Reverse the chargeback',
  fail_refund: 'Let the refund fail',
};

const modeTexts: Record<NoticeMode, string> = {
  twice: 'are sent twice',
  late: 'are sent twice, 15 seconds late',
  never: 'are lost',
};

const buttons = (choices: readonly TestChoice[]) =>
  choices.map((choice) => `<button name="choice" value="${choice}">${choiceTexts[choice]}</button>`).join('');

const modes = noticeModes.map((mode) => `<option value="${mode}">${modeTexts[mode]}</option>`).join('');

/** Returns the path of an address of the site, so that the buyer stays on the host and port of the page. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Sites whose look the page takes, by the host name of the request. */
type Sites = readonly Pick<HostSite, 'hosts' | 'mailLook' | 'settings'>[];

function page(payment: Payment, request: Request, sites: Sites): Response {
  const { amount, currency, description, returns, returnUrl } = payment;
  const state = payment.state === 'paid' ? stateOfReturns(returns) : payment.state;
  const money = formatMoney(amount, currency, 'en');
  const back = returnUrl ? `<p><a href="${escape(pathOf(returnUrl))}">Back to the site</a></p>` : '';
  const choices = testChoices.filter((choice) => testChange(payment, choice));
  const form = `<form method="post">${buttons(choices)}<label>Notices to the site <select name="notices">${modes}</select></label></form>`;
  const host = normalizeHost(new URL(request.url).hostname) ?? '';
  return brandedPageResponse(
    sites.find(({ hosts }) => hosts.includes(host)),
    'Test checkout',
    `<p>${escape(description)}: <strong>${escape(money)}</strong>. The payment is ${state}.</p>${choices.length > 0 ? form : ''}${back}<p><small>This page stands in for a payment provider. No money moves, whatever you choose.</small></p>`,
  );
}

const isOneOf = <T extends string>(allowedValues: readonly T[], value: unknown): value is T =>
  allowedValues.some((each) => each === value);

async function choose(
  checkout: TestCheckout,
  payment: Payment,
  request: Request,
  sites: Sites,
): Promise<Response> {
  const form = await admitForm(withSlowBodyLimit(request));
  if (!(form instanceof URLSearchParams)) return plain(form.text, form.status);
  const [choice, mode] = [form.get('choice'), form.get('notices') ?? 'twice'];
  if (!isOneOf(testChoices, choice) || !isOneOf(noticeModes, mode)) return page(payment, request, sites);
  await checkout.choose(payment.reference, choice, mode);
  const location = pathOf(payment.returnUrl ?? request.url);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

async function respond(checkout: TestCheckout, request: Request, sites: Sites): Promise<Response | null> {
  const [, reference] = /^\/test-checkout\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? [];
  const payment = reference === undefined ? null : await checkout.show(reference);
  if (!payment) return null;
  if (request.method === 'POST') return choose(checkout, payment, request, sites);
  return ['GET', 'HEAD'].includes(request.method) ? page(payment, request, sites) : readsOnly();
}

function away(): Response {
  const response = plain('The payment page is away for a moment. Please try again.', 503);
  response.headers.set('retry-after', '2');
  return response;
}

/**
 * Responds to requests for the payment page of the test checkout, which works without script and looks like the mails of
 * the site; null for other requests.
 */
export const testCheckoutPage =
  (checkout: TestCheckout, sites: Sites = []) =>
  (request: Request): Promise<Response | null> =>
    respond(checkout, request, sites).catch((error: unknown) => {
      if (isUnavailable(error)) return away();
      if (isSlowBody(error)) return plain('The request arrived too slowly.', 408);
      throw error;
    });

/** Adds the payment page of the test checkout, if there is one, in front of the sites. */
export const withPaymentPage =
  (handle: RequestHandler, paymentPage: HostApi['paymentPage']): RequestHandler =>
  async (request, remoteAddress) => {
    const response = await paymentPage?.(request);
    return response ? withPolicies(response, request.url) : handle(request, remoteAddress);
  };
