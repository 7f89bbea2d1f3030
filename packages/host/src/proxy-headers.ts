/** Headers that belong to one hop. Node does not send `expect`, and its connection is not that of the client. */
const HOP = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers with which a client could claim another address, or ask a server behind for another page or method. */
const CLAIMS = new Set([
  'cf-connecting-ip',
  'client-ip',
  'fastly-client-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
]);

/** Header that names the country of the client's address; the other origin decides whether it counts. */
export const COUNTRY_HEADER = 'x-visitor-country';

/**
 * Returns the headers of a request that are passed on to another origin. Without those of one hop, also those that
 * `Connection` names, and without what only a proxy may say. A name with `_` is never passed on: PHP and other heirs of CGI
 * can't tell it from the same name with `-`.
 */
export function headersToForward(headers: Headers): Headers {
  const ofThisHop = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const isKept = (name: string) =>
    !HOP.has(name) &&
    !CLAIMS.has(name) &&
    name !== COUNTRY_HEADER &&
    !name.startsWith('x-forwarded-') &&
    !name.includes('_') &&
    !ofThisHop.includes(name);
  return new Headers([...headers].filter(([name]) => isKept(name)));
}
