import { matchPath, type Method, parse, parseQuery, selectCall } from '@meetcute/contract';
import { allDeskCalls, type DeskCall, deskPhotoPath, newPhotoPath } from '@meetcute/contract/desk';
import { headersRefusal, normalizeHostWithPort } from '@meetcute/core';
import { notFound, refusalError, ServerError } from './errors.ts';
import { badFields, readPayload } from './http/body.ts';
import { payloadText, readKey, runOnce } from './http/idempotency.ts';
import { networkOf } from './http/network.ts';
import { requireStorable } from './http/storable.ts';
import { DESK, sitesOf } from './modules/staff/staff.rules.ts';
import type { Staff } from './modules/staff/staff.table.ts';
import { sweepStaffSessions } from './modules/staff/staff-sessions.job.ts';
import { failureResponse } from './http/failure-response.ts';
import type { Services } from './services.ts';
import { accessRefusal } from './desk/access.rules.ts';
import { accountRoutes } from './desk/account.routes.ts';
import { auditRoutes } from './desk/audit.routes.ts';
import { caseRoutes } from './desk/cases.routes.ts';
import type { DeskContext, DeskHandler, MountDesk } from './http/desk-context.ts';
import { creditRoutes } from './desk/credits.routes.ts';
import { logDeskEvent, noteDeskRefusal } from './http/desk-events.ts';
import { memberRoutes } from './desk/members.routes.ts';
import { newPhotoRoutes } from './desk/new-photos.routes.ts';
import { newPhotoResponse, photoResponse } from './desk/photo.routes.ts';
import { type DeskBrowser, readDeskBrowser } from './desk/session.usecases.ts';
import { staffRoutes } from './desk/staff.routes.ts';

/** The client of a request to the desk, as the host has resolved it. */
export interface DeskTarget {
  /** Host and port of the desk in the address bar. */
  host: string;
  /** The client's network address. Without it, limits count accounts only. */
  address?: string | undefined;
}

/** The API of the staff desk as a fetch handler. */
export interface Desk {
  /** Responds to a request. Never rejects. */
  fetch(request: Request, target: DeskTarget): Promise<Response>;
}

type AnyHandler = DeskHandler<DeskCall>;

/** Responses with photos, by their path. */
const photos: ReadonlyMap<string, typeof photoResponse> = new Map([
  [deskPhotoPath, photoResponse],
  [newPhotoPath, newPhotoResponse],
]);

/** Creates the API of the staff desk, with every call of its contract. */
export function createDesk(services: Services): Desk {
  const handlers = new Map<string, AnyHandler>();
  const mount: MountDesk = (call, handler) =>
    // `mount` has checked the types, which the map does not keep.
    void handlers.set(call.name, handler as unknown as AnyHandler);
  for (const routes of [
    accountRoutes,
    caseRoutes,
    memberRoutes,
    creditRoutes,
    newPhotoRoutes,
    auditRoutes,
    staffRoutes,
  ])
    routes(mount, services);
  sweepStaffSessions(services);
  return {
    fetch: async (request, target) => {
      const response = await respond(services, handlers, request, target).catch((error: unknown) =>
        failureResponse(services, error),
      );
      response.headers.set('cache-control', 'no-store');
      return response;
    },
  };
}

async function respond(
  services: Services,
  handlers: ReadonlyMap<string, AnyHandler>,
  request: Request,
  target: DeskTarget,
): Promise<Response> {
  const url = new URL(request.url);
  const browser = await readDeskBrowser(services, request, target.host);
  const network = networkOf(target.address);
  const photo = photos.get(url.pathname);
  if (photo)
    return photo(services, request, browser).catch((error: unknown) => {
      noteDeskRefusal(services.log, { call: { name: 'photo' }, staff: browser.staff, network }, error);
      throw error;
    });
  const candidates = allDeskCalls.filter((call) => matchPath(call, url.pathname) !== null);
  if (candidates.length === 0) throw notFound();
  const call = selectCall(candidates, request.method as Method, url);
  const handler = call && handlers.get(call.name);
  if (!call || !handler) throw new ServerError('method_not_allowed');
  try {
    return await handle(services, { call, handler, request, url, target, browser });
  } catch (error) {
    noteDeskRefusal(services.log, { call, staff: browser.staff, network }, error);
    throw error;
  }
}

interface Incoming {
  call: DeskCall;
  handler: AnyHandler;
  request: Request;
  url: URL;
  target: DeskTarget;
  browser: DeskBrowser;
}

async function handle(
  services: Services,
  { call, handler, request, url, target, browser }: Incoming,
): Promise<Response> {
  const isOwn = (origin: string) =>
    URL.canParse(origin) &&
    normalizeHostWithPort(new URL(origin).host) === normalizeHostWithPort(target.host);
  const crossSite = headersRefusal(call, request.headers, isOwn);
  if (crossSite) throw refusalError(crossSite);
  const refusal = accessRefusal(call.access, browser);
  if (refusal) throw new ServerError(refusal);
  const query = parseQuery(call, url.searchParams);
  if (!query.ok) throw badFields(query.fields);
  const payload = await readPayload(call, request, services.uploads.arrivalLimits);
  requireStorable(query.value);
  requireStorable(payload);
  const { staff, session } = browser;
  const network = networkOf(target.address);
  const ownSiteIds = new Set(
    staff
      ? sitesOf(
          staff,
          services.sites.map(({ id }) => id),
        )
      : [],
  );
  const context: Omit<DeskContext<DeskCall>, 'query' | 'staff'> & { query: unknown; staff: Staff | null } = {
    query: query.value,
    payload: payload as undefined,
    staff,
    session,
    sites: services.sites.filter(({ id }) => ownSiteIds.has(id)),
    network,
    now: services.clock.now(),
    openSession: browser.openSession,
    endSession: browser.endSession,
    note: (event, account) => logDeskEvent(services.log, event, { call, staff: account, network }),
  };
  const run = async () => {
    try {
      return {
        status: 200,
        body: checkResponse(services, call, await handler(context as DeskContext<DeskCall>)),
        openedFor: null,
      };
    } catch (error) {
      if (!(error instanceof ServerError) || error.retryAfter !== undefined) throw error;
      noteDeskRefusal(services.log, { call, staff, network }, error);
      return { status: error.status, body: error.body, openedFor: null };
    }
  };
  // Responses of a log-in and a set-up contain secrets, as some of admins do, so they are not stored.
  const isOnce = (call.access === 'moderator' || call.access === 'admin') && !call.hasSecret;
  const key = isOnce ? readKey(call, request) : null;
  const { status, body } =
    key === null || !session
      ? await run()
      : (
          await runOnce(
            services,
            {
              siteId: DESK,
              secret: session.tokenHash,
              member: null,
              call: call.name,
              key,
              payload: await payloadText(payload),
            },
            run,
          )
        ).outcome;
  const response = Response.json(body, { status });
  for (const cookie of browser.cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Validates a response against the contract. Logs a mismatch and throws server_error. */
function checkResponse({ log }: Services, call: DeskCall, result: unknown): unknown {
  const parsedResponse = parse(call.response, result);
  if (parsedResponse.ok) return parsedResponse.value;
  log.error('A response does not match the contract', { call: call.name, fields: parsedResponse.fields });
  throw new ServerError('server_error');
}
