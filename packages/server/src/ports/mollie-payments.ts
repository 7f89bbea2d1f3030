import type { OrderState, PaymentMethod } from '@meetcute/contract';
import type { Return } from '@meetcute/core';
import type {
  MollieClient,
  Payment,
  PaymentEmbed,
  PaymentMethod as MollieMethod,
  Refund,
  SequenceType,
} from '@mollie/api-client';
import { fromMollie, toMollie } from './mollie-money.ts';
import type { PaymentProvider, ReportedPayment } from './payment-provider.ts';

/** Options of the adapter. */
export interface MollieOptions {
  /** Key of the account, `live_…` or `test_…`. */
  apiKey: string;
  /** Address of the API. Default: that of Mollie. */
  endpoint?: string;
  /** Milliseconds after which a request fails. Default: 10,000. */
  timeout?: number;
}

const methods: Record<PaymentMethod, keyof typeof MollieMethod> = {
  card: 'creditcard',
  paypal: 'paypal',
  ideal: 'ideal',
  bancontact: 'bancontact',
  sepa: 'banktransfer',
  przelewy24: 'przelewy24',
};

const states: Readonly<Record<string, OrderState>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  canceled: 'cancelled',
};

const isUndone = (status: string) => ['failed', 'canceled', 'expired'].includes(status);

/** A refund as Mollie lists it. */
type Listed = Pick<Refund, 'id' | 'amount' | 'status'>;

const refundOf = (refund: Listed): Return => ({
  id: idOf(refund, 're_'),
  kind: 'refund',
  amount: fromMollie(refund.amount).amount,
  isUndone: isUndone(refund.status),
});

/** Returns the refunds and chargebacks of a payment. Throws if their lists are missing. */
function returnsOf({ amountRefunded, amountChargedBack, _embedded: lists }: Payment): Return[] {
  const { refunds, chargebacks } = lists ?? {};
  const isMissing = (sum: typeof amountRefunded, list: unknown) =>
    !list && sum !== undefined && fromMollie(sum).amount > 0;
  if (isMissing(amountRefunded, refunds) || isMissing(amountChargedBack, chargebacks))
    throw new Error('The provider reports no list of what went back.');
  return [
    ...(refunds ?? []).map(refundOf),
    ...(chargebacks ?? []).map((chargeback): Return => ({
      id: idOf(chargeback, 'chb_'),
      kind: 'chargeback',
      amount: fromMollie(chargeback.amount).amount,
      isUndone: Boolean(chargeback.reversedAt),
    })),
  ];
}

/** Returns the state, amount and returns of a payment. Throws when the response is none that Mollie documents. */
function reportOf(payment: Payment): ReportedPayment {
  const { status, amount } = payment;
  const total = fromMollie(amount);
  const state = states[status];
  if (!state) throw new Error(`The provider reports the state '${status}'.`);
  return { state, amount: total, returns: returnsOf(payment) };
}

function payUrlOf({ _links: links }: Payment): string | null {
  const href = links?.checkout?.href ?? '';
  return URL.canParse(href) && new URL(href).protocol === 'https:' ? href : null;
}

function idOf({ id }: { id?: unknown }, prefix: string): string {
  if (typeof id === 'string' && id.startsWith(prefix)) return id;
  throw new Error('The provider reports no id.');
}

/** Rejects after a time, because the client waits for ever. */
async function inTime<T>(work: Promise<T>, timeout: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The provider does not respond.')), timeout);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds by which the clock of Mollie may differ from that of the server. */
const CLOCK_SKEW = 600_000;

/** The client, and its enums that requests need. */
interface Loaded {
  client: MollieClient;
  method: typeof MollieMethod;
  sequence: typeof SequenceType;
  embed: typeof PaymentEmbed;
}

/** Creates the adapter of Mollie. Loads its client with the first payment. */
export function createMolliePayments({ apiKey, endpoint, timeout = 10_000 }: MollieOptions): PaymentProvider {
  const options = { apiKey, ...(endpoint === undefined ? {} : { apiEndpoint: endpoint }) };
  let library: Promise<Loaded> | undefined;
  const load = async (): Promise<Loaded> => {
    const {
      createMollieClient,
      PaymentMethod: method,
      SequenceType: sequence,
      PaymentEmbed: embed,
    } = await import('@mollie/api-client');
    return { client: createMollieClient(options), method, sequence, embed };
  };
  const ask = async <T>(
    request: (client: MollieClient, enums: Omit<Loaded, 'client'>) => Promise<T>,
  ): Promise<T> => {
    const { client, ...enums } = await (library ??= load());
    return inTime(request(client, enums), timeout);
  };

  /** Creates the customer who allows later charges. Returns its id. */
  const addCustomer = async (orderId: string): Promise<string> =>
    idOf(
      await ask(({ customers }) =>
        customers.create({ metadata: { order: orderId }, idempotencyKey: `customer-${orderId}` }),
      ),
      'cst_',
    );

  /** Returns the newest payment of an order that is not undone. They are listed from newest to oldest. */
  const find: PaymentProvider['find'] = async ({ orderId, orderedAt }) => {
    const { client } = await (library ??= load());
    const iterator = client.payments.iterate();
    for (;;) {
      const { value: payment, done } = await inTime(iterator.next(), timeout);
      if (done || Date.parse(payment.createdAt) < orderedAt.getTime() - CLOCK_SKEW) return null;
      const isOfOrder = (payment.metadata as { order?: string } | null)?.order === orderId;
      if (isOfOrder && !isUndone(payment.status))
        return { reference: idOf(payment, 'tr_'), payUrl: payUrlOf(payment) };
    }
  };

  return {
    find,
    create: async ({ orderId, amount, method, description, returnUrl, noticeUrl, renews }) => {
      const customerId = renews ? await addCustomer(orderId) : null;
      const payment = await ask(({ payments }, enums) => {
        const first = customerId === null ? {} : { customerId, sequenceType: enums.sequence.first };
        return payments.create({
          amount: toMollie(amount),
          method: enums.method[methods[method]],
          description,
          redirectUrl: returnUrl,
          webhookUrl: noticeUrl,
          metadata: { order: orderId },
          idempotencyKey: `payment-${orderId}`,
          ...first,
        });
      });
      const payUrl = payUrlOf(payment);
      if (payUrl === null) throw new Error('The provider reports no payment page.');
      return { reference: idOf(payment, 'tr_'), payUrl };
    },
    read: async (reference) =>
      reportOf(
        await ask(({ payments }, { embed }) =>
          payments.get(reference, { embed: [embed.refunds, embed.chargebacks] }),
        ),
      ),
    charge: async ({ orderId, amount, mandateOf, description, noticeUrl }) => {
      const { customerId, mandateId } = await ask(({ payments }) => payments.get(mandateOf));
      if (!customerId) throw new Error(`The payment ${mandateOf} allows no charge.`);
      const chargedPayment = await ask(({ payments }, { sequence }) =>
        payments.create({
          amount: toMollie(amount),
          description,
          webhookUrl: noticeUrl,
          customerId,
          ...(mandateId ? { mandateId } : {}),
          sequenceType: sequence.recurring,
          metadata: { order: orderId },
          idempotencyKey: `payment-${orderId}`,
        }),
      );
      return { reference: idOf(chargedPayment, 'tr_') };
    },
    refund: async ({ reference: paymentId, amount, key }) => {
      // Mollie forgets idempotency keys after an hour, so earlier refunds are compared too.
      const earlier = await ask(({ paymentRefunds }) => paymentRefunds.page({ paymentId }));
      const existingRefund = earlier.find(
        ({ metadata }) => (metadata as { key?: string } | null)?.key === key,
      );
      if (existingRefund) return refundOf(existingRefund);
      const parameters = { paymentId, amount: toMollie(amount), metadata: { key }, idempotencyKey: key };
      const newRefund = await ask(({ paymentRefunds }) => paymentRefunds.create(parameters));
      return refundOf(newRefund);
    },
  };
}
