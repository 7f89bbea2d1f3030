import {
  allCalls,
  errorStatus,
  matchPath,
  parseQuery,
  selectCall,
  type CallDefinition,
  type CallName,
  type ErrorCode,
  type Method,
} from '@meetcute/contract';
import {
  carriesHeaders,
  headersRefusal,
  isIdempotencyKey,
  isMeantFor,
  unstorableFields,
} from '@meetcute/core';
import { browserOf, type WorldBrowser } from './browser.ts';
import { refusalError, WorldError, type Context, type Handlers } from './context.ts';
import { takeFault, type Fault } from './faults.ts';
import { once, type Outcome } from './once.ts';
import { readPayload } from './payload.ts';
import type { World } from './world.ts';
import { dropEnded } from './sessions.ts';

const errorOf = (code: ErrorCode, fields?: Record<string, string>, message: string = code) => ({
  error: { code, message, ...(fields ? { fields } : {}) },
});

const failure = (code: ErrorCode, fields?: Record<string, string>, message?: string, retryAfter?: number) =>
  Response.json(errorOf(code, fields, message), {
    status: errorStatus[code],
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  });

function faultResponse(fault: Fault): Response | Promise<Response> {
  if (fault.kind === 'error') return failure(fault.code, fault.fields, fault.message, fault.retryAfter);
  if (fault.kind === 'hang') return new Promise(() => undefined);
  if (fault.kind === 'offline') return Response.error();
  if (fault.kind === 'html')
    return new Response('<!doctype html><title>Proxy</title>', {
      status: fault.status ?? 200,
      headers: { 'content-type': 'text/html' },
    });
  if (fault.kind === 'cut')
    return new Response('{"user": {"email": "rob', { headers: { 'content-type': 'application/json' } });
  return Response.json({ unexpected: true });
}

const hostname = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/**
 * Whether a host belongs to the world's site. A story's site has any host, so that its page's own host
 * counts.
 */
const isOwnHost = (world: World, request: Request, host: string) =>
  world.hosts === null ? host === new URL(request.url).host : world.hosts.includes(hostname(host));

/** Refuses a request because of its headers. Throws cross_site, bad_request. */
function guard(world: World, call: CallDefinition, request: Request): string | null {
  const isOwn = (origin: string) => URL.canParse(origin) && isOwnHost(world, request, new URL(origin).host);
  const refusal = headersRefusal(call, request.headers, isOwn);
  if (refusal) throw refusalError(refusal);
  const isKeyed = call.method === 'POST' && carriesHeaders(call);
  const key = isKeyed ? request.headers.get('idempotency-key') : null;
  if (key !== null && !isIdempotencyKey(key))
    throw new WorldError('bad_request', { 'idempotency-key': 'invalid_format' });
  return key;
}

function readQuery(call: CallDefinition, url: URL): unknown {
  const query = parseQuery(call, url.searchParams);
  if (!query.ok) throw new WorldError('bad_request', query.fields);
  const unstorable = unstorableFields(query.value);
  if (unstorable) throw new WorldError('bad_request', unstorable);
  return query.value;
}

type AnyHandler = (context: Context<never>) => unknown;

/** Runs a handler. A refusal is an outcome too, so that a repetition gets the same one. */
async function runHandler(handler: AnyHandler, context: unknown): Promise<Outcome | Response> {
  try {
    const body = await handler(context as Context<never>);
    return body instanceof Response ? body : { status: body === null ? 204 : 200, body };
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    return { status: errorStatus[error.code], body: errorOf(error.code, error.fields) };
  }
}

function toResponse({ status, body }: Outcome, { cookies }: WorldBrowser): Response {
  const response = status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  // A failed call sets no cookie, so that a retry looks like the first attempt.
  if (status < 400) for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

async function respond(
  world: World,
  handlers: Handlers,
  call: CallDefinition,
  request: Request,
): Promise<Response> {
  const key = guard(world, call, request);
  const url = new URL(request.url);
  const browser = browserOf(world, request);
  const sessionMember = world.members.get(world.sessions.get(browser.session ?? '') ?? '') ?? null;
  // A page that was rendered for another member has no session here.
  const isOwn = !sessionMember || isMeantFor(request.headers, sessionMember.profile.id);
  const viewer = isOwn ? sessionMember : null;
  if (call.auth === 'member' && !viewer) throw new WorldError('not_logged_in');
  const query = readQuery(call, url);
  const payload = await readPayload(call, request);
  const handler = handlers[call.name as CallName] as AnyHandler | undefined;
  if (!handler) throw new WorldError('not_implemented');
  let openedFor: string | null = null;
  const context = {
    world,
    viewer,
    query,
    payload,
    params: matchPath(call, url.pathname),
    request,
    session: isOwn ? browser.session : null,
    visitor: browser.visitor,
    // A page's own requests arrive before the browser adds its user agent.
    userAgent: request.headers.get('user-agent') ?? navigator.userAgent,
    openSession: (memberId: string) => {
      browser.openSession(memberId);
      openedFor = memberId;
    },
    endSession: isOwn ? browser.endSession : () => undefined,
  };
  if (call.transport === 'navigate' || call.transport === 'stream') {
    const result = await runHandler(handler, context);
    return result instanceof Response ? result : toResponse(result, browser);
  }
  const run = async () => ({ ...((await runHandler(handler, context)) as Outcome), openedFor });
  return toResponse(
    await once(world, { call, key, browser, member: viewer?.profile.id ?? null, payload }, run),
    browser,
  );
}

/**
 * Handles a request to the member API in this world, including faults; null if the request matches no call.
 */
export async function dispatch(world: World, handlers: Handlers, request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  const onPath = allCalls.filter((call) => matchPath(call, url.pathname) !== null);
  if (onPath.length === 0) return null;
  const host = request.headers.get('x-original-host');
  if (host !== null && world.hosts !== null && !isOwnHost(world, request, host))
    return failure('unknown_host');
  if (!onPath.some((call) => call.method === request.method)) return failure('method_not_allowed');
  const call = selectCall(onPath, request.method as Method, url);
  if (!call) return failure('bad_request');
  if (world.delay > 0) await new Promise((resolve) => setTimeout(resolve, world.delay));
  const fault = takeFault(world, call.name as CallName);
  if (fault?.kind === 'late') await fault.until;
  else if (fault) return faultResponse(fault);
  try {
    const response = await respond(world, handlers, call, request);
    dropEnded(world);
    return response;
  } catch (error) {
    if (error instanceof WorldError) return failure(error.code, error.fields);
    throw error;
  }
}
