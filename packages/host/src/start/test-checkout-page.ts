import { formatMoney } from '@meetcute/i18n';
import { admitForm, stateOfReturns } from '@meetcute/core';
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
import { escape, plainPageResponse, type RequestHandler } from './plain-page.ts';

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
  choices
    .map((choice) => `<p><button name="choice" value="${choice}">${choiceTexts[choice]}</button></p>`)
    .join('');

const modes = noticeModes.map((mode) => `<option value="${mode}">${modeTexts[mode]}</option>`).join('');

/** Returns the path of an address of the site, so that the buyer stays on the host and port of the page. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function page(payment: Payment): Response {
  const { amount, currency, description, returns, returnUrl } = payment;
  const state = payment.state === 'paid' ? stateOfReturns(returns) : payment.state;
  const money = formatMoney(amount, currency, 'en');
  const back = returnUrl ? `<p><a href="${escape(pathOf(returnUrl))}">Back to the site</a></p>` : '';
  const choices = testChoices.filter((choice) => testChange(payment, choice));
  const form = `<form method="post">${buttons(choices)}<p><label>Notices to the site <select name="notices">${modes}</select></label></p></form>`;
  return plainPageResponse(
    'Test checkout',
    `<p>This page stands in for a payment provider. No money moves, whatever you choose.</p><p>${escape(description)}: <strong>${escape(money)}</strong>. The payment is ${state}.</p>${choices.length > 0 ? form : ''}${back}`,
  );
}

const isOneOf = <T extends string>(allowedValues: readonly T[], value: unknown): value is T =>
  allowedValues.some((each) => each === value);

async function choose(checkout: TestCheckout, payment: Payment, request: Request): Promise<Response> {
  const form = await admitForm(withSlowBodyLimit(request));
  if (!(form instanceof URLSearchParams)) return plain(form.text, form.status);
  const [choice, mode] = [form.get('choice'), form.get('notices') ?? 'twice'];
  if (!isOneOf(testChoices, choice) || !isOneOf(noticeModes, mode)) return page(payment);
  await checkout.choose(payment.reference, choice, mode);
  const location = pathOf(payment.returnUrl ?? request.url);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

async function respond(checkout: TestCheckout, request: Request): Promise<Response | null> {
  const [, reference] = /^\/test-checkout\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? [];
  const payment = reference === undefined ? null : await checkout.show(reference);
  if (!payment) return null;
  if (request.method === 'POST') return choose(checkout, payment, request);
  return ['GET', 'HEAD'].includes(request.method) ? page(payment) : readsOnly();
}

function away(): Response {
  const response = plain('The payment page is away for a moment. Please try again.', 503);
  response.headers.set('retry-after', '2');
  return response;
}

/** Responds to requests for the payment page of the test checkout, which works without script; null for other requests. */
export const testCheckoutPage =
  (checkout: TestCheckout) =>
  (request: Request): Promise<Response | null> =>
    respond(checkout, request).catch((error: unknown) => {
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
