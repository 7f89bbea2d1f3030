import { LANGUAGES, type calls, type CallResponse } from '@meetcute/contract';
import { routes, type RouteDefinition } from '@meetcute/core';
import { pageScripts } from '../../../../.tools/page-scripts.ts';
import { brands, classic, type Brand } from '../brands.ts';
import { demoAnna } from '../people/join.ts';
import { get, post, type HostResponse } from '../request.ts';
import { examplePath, type ExampleIds } from './example-path.ts';

/** Responses of a host at one path of the route table. */
export interface ObservedRoute {
  /** Pattern of the path. */
  path: string;
  /** Definition of its route. */
  route: RouteDefinition;
  /** Layout around the page; the route's own without a page. */
  layout: string;
  /** Languages in which the page was drawn, of those that were tried, and all others. */
  languages: readonly string[];
  /** Status on a visitor's request for each brand, with the path of a redirect. */
  visitor: readonly string[];
  /** Status on a member's request for each brand. */
  member: readonly string[];
  /** Gzipped bytes of script before an interaction for each brand; null without a page. */
  scripts: readonly (number | null)[];
}

const page = (brand: Brand, path: string, cookie: string) =>
  get(brand, path, { 'accept-language': 'en', cookie });

/** Returns the cookies of a demo member. */
export async function sessionOf(brand: Brand): Promise<string> {
  const headers = { 'x-package': 'e2e@1.0.0', 'content-type': 'application/json' };
  const response = await post(brand, '/api/login.php', JSON.stringify(demoAnna), headers);
  if (response.status !== 200)
    throw new Error(`The login responded with ${response.status}, so no page of a member can be requested.`);
  return (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Returns an ID from a page that links to it. */
export async function idOn(brand: Brand, session: string, list: string): Promise<string> {
  const { text } = await page(brand, list, session);
  const [, id] = new RegExp(`href="${list}/([^"/?]+)"`).exec(text) ?? [];
  if (!id) throw new Error(`${list} of ${brand.name} has no link, so there is no ID to request.`);
  return id;
}

const statusOf = ({ status, headers }: HostResponse): string =>
  headers.location ? `${status} ${headers.location.split('?')[0]}` : String(status);

/** Returns the words of a document, without its title, styles and scripts. */
const wordsOf = ({ text }: HostResponse): string =>
  text.replace(/^[^]*<body>/, '').replaceAll(/<(style|script)\b[^]*?<\/\1>|<[^>]+>/g, ' ');

/** Whether a page says that it is in a language, and has other words than the response in English. */
function isDrawnIn(language: string, response: HostResponse, english: HostResponse): boolean {
  const saysSo = response.status === 200 && response.text.includes(`<html lang="${language}">`);
  return saysSo && (wordsOf(response) === wordsOf(english)) === (language === 'en');
}

/** Returns all languages without those of the tried ones in which a page is not drawn. */
async function languagesOf(
  path: string,
  session: string,
  english: HostResponse,
  triedLanguages: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const language of triedLanguages) {
    const response =
      language === 'en' ? english : await page(classic, path, `${session}; i18n_redirected=${language}`);
    if (!isDrawnIn(language, response, english)) missing.push(language);
  }
  return LANGUAGES.filter((language) => !missing.includes(language));
}

/** Orders premium and returns the ID of the order. */
async function orderBy(brand: Brand, cookie: string): Promise<string> {
  const headers = { 'x-package': 'e2e@1.0.0', cookie };
  const { text } = await get(brand, '/api/premium.php', headers);
  const { country, products, payment_methods } = JSON.parse(text) as CallResponse<typeof calls.getPremium>;
  const payload = {
    product: products[0]!.id,
    country,
    payment_method: payment_methods[0],
    price: products[0]!.price,
  };
  const orderHeaders = {
    ...headers,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const orderResponse = await post(brand, '/api/orders.php', JSON.stringify(payload), orderHeaders);
  if (orderResponse.status !== 200)
    throw new Error(`The order responded with ${orderResponse.status}: ${orderResponse.text}`);
  return (JSON.parse(orderResponse.text) as CallResponse<typeof calls.createOrder>).transaction.id;
}

interface Known {
  brand: Brand;
  session: string;
  ids: ExampleIds;
}

async function observe(
  route: RouteDefinition,
  path: string,
  sessions: readonly Known[],
  triedLanguages: readonly string[],
): Promise<ObservedRoute> {
  const visitor: string[] = [];
  const member: string[] = [];
  const scripts: (number | null)[] = [];
  let drawnLanguages: string[] = [];
  let layout: string = route.layout;
  for (const { brand, session, ids } of sessions) {
    const address = examplePath(path, ids);
    const visitorResponse = await page(brand, address, '');
    const memberResponse = await page(brand, address, session);
    visitor.push(statusOf(visitorResponse));
    member.push(statusOf(memberResponse));
    const shownResponse = [visitorResponse, memberResponse].find(({ status }) => status === 200);
    scripts.push(shownResponse ? pageScripts(brand.template, shownResponse.text) : null);
    layout = shownResponse ? (/data-layout="(\w+)"/.exec(shownResponse.text)?.[1] ?? 'none') : layout;
    if (brand === classic && shownResponse)
      drawnLanguages = await languagesOf(
        address,
        shownResponse === visitorResponse ? '' : session,
        shownResponse,
        triedLanguages,
      );
  }
  return { path, route, layout, languages: drawnLanguages, visitor, member, scripts };
}

/**
 * Requests every path of the route table from this worker's host, on both brands, as a visitor and as a member. `triedAt`
 * returns the languages in which the path with this index is requested; the others count as drawn. Default: all.
 */
export async function observeRoutes(
  triedAt: (index: number) => readonly string[] = () => LANGUAGES,
): Promise<ObservedRoute[]> {
  const sessions: Known[] = [];
  for (const brand of brands) {
    const session = await sessionOf(brand);
    const ids = {
      memberId: await idOn(brand, session, '/members'),
      chatId: await idOn(brand, session, '/chats'),
      transactionId: await orderBy(brand, session),
    };
    sessions.push({ brand, session, ids });
  }
  const observedRoutes: ObservedRoute[] = [];
  for (const route of routes as readonly RouteDefinition[])
    for (const path of [route.path, ...(route.aliases ?? [])])
      observedRoutes.push(await observe(route, path, sessions, triedAt(observedRoutes.length)));
  return observedRoutes;
}
