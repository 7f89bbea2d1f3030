import { errorStatus, type ErrorCode, type Method, parse, parseQuery, selectCall } from '@meetcute/contract';
import { allDeskCalls, type DeskCall, newPhotoPath } from '@meetcute/contract/desk';
import { http, type HttpHandler } from 'msw';
import { WorldError } from '../context.ts';
import { mockHandlerOf } from './handlers.ts';
import { newPhotoFile } from './new-photos.ts';
import type { DeskWorld } from './world.ts';

const failure = (code: ErrorCode, fields?: Record<string, string>) =>
  Response.json(
    { error: { code, message: code, ...(fields ? { fields } : {}) } },
    { status: errorStatus[code], headers: code === 'too_many_requests' ? { 'retry-after': '900' } : {} },
  );

/** Returns why a browser may not make a call; null if it may. */
function refusal({ session, account }: DeskWorld, { access }: DeskCall): ErrorCode | null {
  if (access === 'nobody') return null;
  if (access === 'password') return session === 'password' ? null : 'not_logged_in';
  if (session !== 'open') return 'not_logged_in';
  return access === 'admin' && account.staff.role !== 'admin' ? 'forbidden' : null;
}

/** Handles a request to the desk in a mock world, as the server does. */
export async function respondAtDesk(world: DeskWorld, request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === newPhotoPath) return newPhotoFile(world, url.searchParams);
  const call = selectCall(allDeskCalls, request.method as Method, url);
  if (!call) return failure('not_found');
  const fault = world.faults[call.name];
  if (fault === 'hang') return new Promise(() => undefined);
  if (fault === 'offline') return Response.error();
  if (fault && fault !== 'lost') return failure(fault);
  const errorCode = refusal(world, call);
  if (errorCode) return failure(errorCode);
  const query = parseQuery(call, url.searchParams);
  if (!query.ok) return failure('bad_request', query.fields);
  const payload = call.payload ? parse(call.payload, await request.json().catch(() => null)) : null;
  if (payload && !payload.ok) return failure('bad_request', payload.fields);
  try {
    const body = mockHandlerOf(call)(world, { query: query.value, payload: payload?.value });
    return fault === 'lost' ? Response.error() : Response.json(body);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    return failure(error.code, error.fields);
  }
}

/** Returns the MSW handler of every call of the desk. */
export const deskHandlersFor = (world: DeskWorld): HttpHandler[] => [
  http.all('*/desk/api/*', ({ request }) => respondAtDesk(world, request)),
];
