import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfjH5Yhh2tzcXv6GE
+o7hPS37eMlbpXhvlbVLfUa1eOqhRANCAAS35KmjpxPkjw7tx3GS480TQSnO0T1R
/GN5UXcfNPzAsH7pQmnnEkvViDArSt4M2xMPk1gu+YK16FhGe1PXb/cc
-----END PRIVATE KEY-----
`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBYTCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLfkqaOnE+SPDu3H
cZLjzRNBKc7RPVH8Y3lRdx80/MCwfulCaecSS9WIMCtK3gzbEw+TWC75grXoWEZ7
U9dv9xyjSDBGMA8GA1UdEwEB/wQFMAMBAf8wFAYDVR0RBA0wC4IJbG9jYWxob3N0
MB0GA1UdDgQWBBSoLBD9zVQXo17Bpd2VAjWt1mrJPzAKBggqhkjOPQQDAgNIADBF
AiBekD6PfTpuY/KcCs1iE7zwZYv95VNCg9Yi0FUZnKEZyAIhAOpFS48P/YPaaipA
xdam5kLSa7sRl6gYFjs5UvMRl5Bb
-----END CERTIFICATE-----
`;

/**
 * Key and certificate for `localhost`, for tests alone: the client of the provider speaks https only. Nobody trusts
 * it, so a test sets `NODE_TLS_REJECT_UNAUTHORIZED`.
 */
export const selfSigned = { key, cert };

type Body = Record<string, unknown>;
interface Amount {
  currency: string;
  value: string;
}

/** A request that the double received. */
interface Received {
  method: string;
  path: string;
  key: string | undefined;
  body: Body;
}

/**
 * Starts a double of the payments API of Mollie, written from the types and documentation of its client. It stores
 * payments, customers and refunds, and repeats the response to a request with the same idempotency key.
 */
export async function openMollieDouble() {
  const payments = new Map<string, Body>();
  const refunds = new Map<string, Body[]>();
  const chargebacks = new Map<string, Body[]>();
  const bodiesByKey = new Map<string, Body>();
  const receivedRequests: Received[] = [];
  /** Responses to send instead of the next ones; null never responds. */
  const nextResponses: ({ status: number; body: string } | null)[] = [];

  function addPayment(body: Body): Body {
    const isCharge = body['sequenceType'] === 'recurring';
    const id = `tr_${payments.size + 1}`;
    const checkout = { href: `https://pay.test/${id}`, type: 'text/html' };
    const status = isCharge ? 'pending' : 'open';
    const createdAt = new Date().toISOString();
    const _links = isCharge ? {} : { checkout };
    const payment = { resource: 'payment', id, status, createdAt, ...body, _links };
    payments.set(id, payment);
    return payment;
  }

  /** Lists payments from newest to oldest, with the address of the next page. */
  function listPayments(url: string): Body {
    const query = new URL(url, endpoint()).searchParams;
    const newest = [...payments.values()].toReversed();
    const start = newest.findIndex(({ id }) => id === (query.get('from') ?? newest[0]?.['id']));
    const limit = Number(query.get('limit') ?? 50);
    const page = newest.slice(start, start + limit);
    const nextPayment = newest[start + limit];
    const next = nextPayment && {
      href: `${endpoint()}payments?from=${String(nextPayment['id'])}&limit=${limit}`,
    };
    return { count: page.length, _embedded: { payments: page }, _links: { next: next ?? null } };
  }

  function respond({ method, path, body, url }: Received & { url: string }): Body | null {
    const [kind, id = '', part] = path.split('/');
    const embeddedKinds = new URL(url, endpoint()).searchParams.get('embed')?.split(',') ?? [];
    if (part === 'refunds' && payments.has(id)) {
      const list = refunds.get(id) ?? [];
      if (method === 'GET') return { count: list.length, _embedded: { refunds: list }, _links: {} };
      const refund = { resource: 'refund', id: `re_${list.length + 1}`, status: 'pending', ...body };
      refunds.set(id, [...list, refund]);
      return refund;
    }
    if (method === 'GET' && kind === 'payments' && id === '') return listPayments(url);
    if (method !== 'POST') {
      const payment = payments.get(id);
      if (!payment) return null;
      const lists = { refunds: refunds.get(id) ?? [], chargebacks: chargebacks.get(id) ?? [] };
      const embeddedLists = Object.entries(lists).filter(([name]) => embeddedKinds.includes(name));
      return { ...payment, _embedded: Object.fromEntries(embeddedLists) };
    }
    return kind === 'customers'
      ? { resource: 'customer', id: `cst_${receivedRequests.length}`, ...body }
      : addPayment(body);
  }

  const endpoint = () => `https://localhost:${(server.address() as AddressInfo).port}/v2/`;

  const server = createServer(selfSigned, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const keyHeader = request.headers['idempotency-key'];
    const one: Received = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/^\/v2\/|\?.*$/g, ''),
      key: Array.isArray(keyHeader) ? keyHeader[0] : keyHeader,
      body: text === '' ? {} : (JSON.parse(text) as Body),
    };
    receivedRequests.push(one);
    const next = nextResponses.shift();
    if (next === null) return;
    const headers = { 'content-type': 'application/hal+json', 'retry-after': '0' };
    if (next) return void response.writeHead(next.status, headers).end(next.body);
    const earlierBody = one.key === undefined ? undefined : bodiesByKey.get(one.key);
    const body = earlierBody ?? respond({ ...one, url: request.url ?? '' });
    if (body && one.key !== undefined) bodiesByKey.set(one.key, body);
    const missing = { status: 404, title: 'Not Found', detail: 'No such resource exists.' };
    response.writeHead(body ? 200 : 404, headers).end(JSON.stringify(body ?? missing));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    endpoint: endpoint(),
    /** Stores a payment of somebody else. */
    add: addPayment,
    received: receivedRequests,
    nextResponses,
    refundsOf: (id: string) => refunds.get(id) ?? [],
    /** Charges a part of a payment back. */
    chargeBack: (id: string, value: string) => {
      const list = chargebacks.get(id) ?? [];
      const chargeback = { resource: 'chargeback', id: `chb_${list.length + 1}`, reversedAt: null };
      chargebacks.set(id, [...list, { ...chargeback, amount: { currency: 'EUR', value } }]);
    },
    /** Reverses the newest chargeback of a payment, or gives its newest refund a status. */
    reverse: (id: string) =>
      Object.assign(chargebacks.get(id)!.at(-1)!, { reversedAt: new Date().toISOString() }),
    changeRefund: (id: string, status: string) => Object.assign(refunds.get(id)!.at(-1)!, { status }),
    /** Forgets idempotency keys, as Mollie does after an hour. */
    forgetKeys: () => bodiesByKey.clear(),
    /** Changes a payment, as a buyer or the provider does. */
    change: (id: string, change: { status?: string; amount?: Amount } & Body) =>
      void payments.set(id, { ...payments.get(id), ...change }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
