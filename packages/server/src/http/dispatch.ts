import { type CallDefinition, matchPath, parse, parseQuery } from '@meetcute/contract';
import { findKeyOwner, headersRefusal } from '@meetcute/core';
import type { Transaction } from '../database/database.ts';
import { createUnitOfWork, type UnitOfWork } from '../database/unit-of-work.ts';
import { ServerError, refusalError } from '../errors.ts';
import type { Services } from '../services.ts';
import { findSite, type Site } from '../sites.ts';
import { badFields, checkPayload, readPayload } from './body.ts';
import type { AnyCall, CallContext, Mounted } from './call-context.ts';
import { readForm } from './form.ts';
import { isKeyKnown, type Outcome } from './idempotency.repository.ts';
import { payloadText, readKey, runOnce, type StoreOutcome } from './idempotency.ts';
import { noteRefusal, noteSuccess } from './security-events.ts';
import { requireStorable } from './storable.ts';
import { hasTag, tagOf } from './unchanged.ts';
import { type VisitorRequest, identifyVisitor, type Visitor } from './visitor.ts';

/** Refuses requests that a page of another site could have sent. Throws cross_site, bad_request. */
function guardOrigin(call: CallDefinition, request: Request, site: Site, sites: readonly Site[]): void {
  const isOwn = (origin: string) =>
    URL.canParse(origin) && findSite(sites, new URL(origin).host)?.id === site.id;
  const refusal = headersRefusal(call, request.headers, isOwn);
  if (refusal) throw refusalError(refusal);
}

interface Incoming extends Mounted, VisitorRequest {
  /** The client's network; null when unknown. */
  network: string | null;
}

/**
 * Handles one call: checks the origin, identifies the visitor, validates the payload, applies the idempotency
 * key and validates the response.
 */
export async function dispatch(services: Services, incoming: Incoming): Promise<Response> {
  const subject: Seen = { memberId: null };
  try {
    return await handleVisit(services, incoming, subject);
  } catch (error) {
    noteRefusal(services.log, { ...incoming, ...subject }, error);
    throw error;
  }
}

/** The member whom a call is about, for security events: whoever is logged in, is changed, or has just logged in. */
interface Seen {
  memberId: string | null;
}

async function handleVisit(services: Services, incoming: Incoming, subject: Seen): Promise<Response> {
  const { call, request, site } = incoming;
  guardOrigin(call, request, site, services.sites);
  const key = readKey(call, request);
  const url = new URL(request.url);
  const client = await identifyVisitor(services, incoming);
  subject.memberId = client.user?.id ?? null;
  if (call.auth === 'member' && !client.user) throw new ServerError('not_logged_in');

  const query = parseQuery(call, url.searchParams);
  if (!query.ok) throw badFields(query.fields);
  const handling = { key, client, url, query: query.value, seen: subject };
  if (call.transport !== 'form') {
    const tag = tagOf({ call, member: client.user, url, now: services.clock.now() });
    const response =
      tag !== null && hasTag(request, tag)
        ? withCookies(new Response(null, { status: 304 }), client)
        : await handle(
            services,
            incoming,
            handling,
            await readPayload(call, request, services.uploads.arrivalLimits),
          );
    if (tag !== null && response.status < 400) response.headers.set('etag', tag);
    return response;
  }
  // A repeated request gets the stored response, whatever the member has changed since.
  const keyInput = keyInputOf(incoming, client, key);
  const isRepeat = keyInput && (await isKeyKnown(services.db, keyInput, services.clock.now()));
  const { network } = incoming;
  if (!isRepeat) await incoming.admit?.({ site, user: client.user, network, now: services.clock.now() });
  const { forms, disk, arrivalLimits } = services.uploads;
  const requester = { memberId: client.user?.id ?? client.visitor, network };
  return forms(requester, async () => {
    const form = await readForm(request, arrivalLimits, (cut) => disk(requester, cut));
    try {
      return await handle(services, incoming, handling, checkPayload(call, form.values));
    } catch (error) {
      // Reading a deleted file fails.
      form.signal.throwIfAborted();
      throw error;
    } finally {
      await form.remove();
    }
  });
}

/** Identifies the key of a request; null without one, and for a browser that has no secret yet. */
const keyInputOf = ({ call, site }: Incoming, { secret, user }: Visitor, key: string | null) =>
  key !== null && secret !== null
    ? { siteId: site.id, secret, member: findKeyOwner(call, user?.id ?? null), call: call.name, key }
    : null;

interface Handling {
  key: string | null;
  client: Visitor;
  url: URL;
  query: unknown;
  seen: Seen;
}

async function handle(
  services: Services,
  incoming: Incoming,
  { key, client, url, query, seen }: Handling,
  payload: unknown,
): Promise<Response> {
  const { call, request, site } = incoming;
  requireStorable(query);
  requireStorable(payload);
  const openedSession = { memberId: null as string | null };
  const storing = (store: StoreOutcome) => async (tx: Transaction, result: unknown, openedFor?: string) =>
    store(tx, { ...checkResponse(services, call, result), openedFor: openedFor ?? null });
  const contextFor = (store: StoreOutcome | null, now = services.clock.now()): CallContext<AnyCall> => ({
    unitOfWork: noting(
      seen,
      createUnitOfWork(services, { siteId: site.id, now }, store ? storing(store) : undefined),
    ),
    site,
    host: incoming.host,
    request,
    query,
    payload,
    params: matchPath(call, url.pathname) ?? {},
    user: client.user,
    sessionId: client.sessionId,
    tokenHash: client.tokenHash,
    visitor: client.visitor,
    network: incoming.network,
    now,
    openSession: async (memberId, passwordHash) => {
      await client.openSession(memberId, passwordHash);
      openedSession.memberId = memberId;
      seen.memberId = memberId;
    },
    rotateSession: client.rotateSession,
    endSession: client.endSession,
  });

  if (call.transport === 'navigate' || call.transport === 'stream') {
    return withCookies((await incoming.handler(contextFor(null))) as Response, client);
  }
  const run = async (store: StoreOutcome | null): Promise<Outcome> => {
    const { status, body } = await runHandler(services, incoming, contextFor(store), seen);
    return { status, body, openedFor: status < 400 ? openedSession.memberId : null };
  };
  const keyInput = keyInputOf(incoming, client, key);
  if (keyInput === null) return toResponse(await run(null), client);
  const once = { ...keyInput, payload: await payloadText(payload) };
  const { outcome, isReplay } = await runOnce(services, once, run);
  if (isReplay && outcome.openedFor) await client.openSession(outcome.openedFor);
  return toResponse(outcome, client);
}

/** Validates a response against the contract. Logs a mismatch and throws server_error. */
function checkResponse({ log }: Services, call: CallDefinition, result: unknown) {
  const parsedResponse = parse(call.response, result);
  if (parsedResponse.ok)
    return { status: parsedResponse.value === null ? 204 : 200, body: parsedResponse.value };
  log.error('A response does not match the contract', { call: call.name, fields: parsedResponse.fields });
  throw new ServerError('server_error');
}

/**
 * Runs the handler. A ServerError becomes a stored response too, so that a repeated request gets the same
 * one.
 */
async function runHandler(
  services: Services,
  incoming: Incoming,
  context: CallContext<AnyCall>,
  subject: Seen,
) {
  try {
    const result = checkResponse(services, incoming.call, await incoming.handler(context));
    noteSuccess(services.log, { ...incoming, ...subject });
    return result;
  } catch (error) {
    if (!(error instanceof ServerError) || error.retryAfter !== undefined) throw error;
    noteRefusal(services.log, { ...incoming, ...subject }, error);
    return { status: error.status, body: error.body };
  }
}

/** Notes the member whom a unit of work changes, if nobody is logged in: a mailed link names one. */
const noting = <R>(subject: Seen, unitOfWork: UnitOfWork<R>): UnitOfWork<R> => ({
  run: (members, work, options) => {
    if (typeof members !== 'function') subject.memberId ??= members[0] ?? null;
    return unitOfWork.run(members, work, options);
  },
});

function toResponse({ status, body }: Outcome, client: Visitor): Response {
  const response = status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  // A failure sets no cookie: a retry must look like the first attempt.
  return status < 400 ? withCookies(response, client) : response;
}

function withCookies(response: Response, client: Visitor): Response {
  for (const cookie of client.cookies) response.headers.append('set-cookie', cookie);
  return response;
}
