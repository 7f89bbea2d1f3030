import {
  allCalls,
  errorStatus,
  matchPath,
  parse,
  parseQuery,
  selectCall,
  type CallDefinition,
  type CallName,
  type ErrorCode,
  type Method,
} from '@meetcute/contract';
import { WorldError, type Context, type Handlers } from './context.ts';
import { takeFault, type Fault } from './faults.ts';
import type { World } from './world.ts';

const failure = (
  code: ErrorCode,
  fields?: Record<string, string>,
  message: string = code,
  retryAfter?: number,
) =>
  Response.json(
    { error: { code, message, ...(fields ? { fields } : {}) } },
    {
      status: errorStatus[code],
      headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    },
  );

function faultAnswer(fault: Fault): Response | Promise<Response> {
  if (fault.kind === 'error') return failure(fault.code, fault.fields, fault.message, fault.retryAfter);
  if (fault.kind === 'hang') return new Promise(() => undefined);
  if (fault.kind === 'offline') return Response.error();
  if (fault.kind === 'html')
    return new Response('<!doctype html><title>Proxy</title>', { headers: { 'content-type': 'text/html' } });
  return Response.json({ unexpected: true });
}

/** A cookie header means a test with browsers of its own; without one the story's browser asks. */
function tokenOf(world: World, request: Request): string | null {
  const cookie = request.headers.get('cookie');
  return cookie === null ? world.browserSession : (/(?:^|; )session=([^;]+)/.exec(cookie)?.[1] ?? null);
}

async function readPayload(call: CallDefinition, request: Request): Promise<unknown> {
  if (call.transport === 'form') {
    const form = await request.formData().catch(() => null);
    return form ? { file: form.getAll('file') } : null;
  }
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new WorldError('bad_request');
  }
}

async function contextOf(world: World, call: CallDefinition, request: Request, token: string | null) {
  const url = new URL(request.url);
  const viewerId = token === null ? undefined : world.sessions.get(token);
  const viewer = viewerId === undefined ? null : (world.members.get(viewerId) ?? null);
  if (call.auth === 'member' && !viewer) throw new WorldError('not_logged_in');
  const query = parseQuery(call, url.searchParams);
  if (!query.ok) throw new WorldError('bad_request', query.fields);
  const sent = await readPayload(call, request);
  const payload = call.payload ? parse(call.payload, sent) : ({ ok: true, value: undefined } as const);
  if (!payload.ok) throw new WorldError('bad_request', payload.fields);
  return {
    world,
    viewer,
    query: query.value,
    payload: payload.value,
    params: matchPath(call, url.pathname),
    request,
  };
}

async function respond(
  world: World,
  handlers: Handlers,
  call: CallDefinition,
  request: Request,
): Promise<Response> {
  const token = tokenOf(world, request);
  const headers = new Headers();
  const setSession = (next: string | null) => {
    if (request.headers.get('cookie') === null) world.browserSession = next;
    else
      headers.append(
        'set-cookie',
        next ? `session=${next}; Path=/; HttpOnly` : 'session=; Path=/; Max-Age=0',
      );
  };
  const context = { ...(await contextOf(world, call, request, token)), session: token, setSession };
  const handler = handlers[call.name as CallName] as ((context: Context<never>) => unknown) | undefined;
  if (!handler) throw new WorldError('not_implemented');
  const answer = await handler(context as unknown as Context<never>);
  if (answer instanceof Response) return answer;
  return answer === null ? new Response(null, { status: 204, headers }) : Response.json(answer, { headers });
}

/** Remembers what a POST answered under its key, so that a repeated one happens once. */
async function once(world: World, call: CallDefinition, request: Request, answer: () => Promise<Response>) {
  const key = call.method === 'POST' ? request.headers.get('idempotency-key') : null;
  if (key === null || call.transport === 'form') return answer();
  const payload = await request.clone().text();
  const name = `${call.name} ${key}`;
  const known = world.answered.get(name);
  if (known && known.payload !== payload) return failure('key_reused');
  if (known) return Response.json(known.body, { status: known.status });
  const response = await answer();
  if (response.ok)
    world.answered.set(name, {
      payload,
      status: response.status,
      body: await response
        .clone()
        .json()
        .catch(() => null),
    });
  return response;
}

/** Answers a request to the member API from this world, faults included; null when no call is meant. */
export async function dispatch(world: World, handlers: Handlers, request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  const onPath = allCalls.filter((call) => matchPath(call, url.pathname) !== null);
  if (onPath.length === 0) return null;
  if (!onPath.some((call) => call.method === request.method)) return failure('method_not_allowed');
  const call = selectCall(onPath, request.method as Method, url);
  if (!call) return failure('bad_request');
  if (world.delay > 0) await new Promise((resolve) => setTimeout(resolve, world.delay));
  const fault = takeFault(world, call.name as CallName);
  if (fault) return faultAnswer(fault);
  try {
    return await once(world, call, request, () => respond(world, handlers, call, request));
  } catch (error) {
    if (error instanceof WorldError) return failure(error.code, error.fields);
    throw error;
  }
}
