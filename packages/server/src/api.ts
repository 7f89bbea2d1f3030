import { allCalls, matchPath, type Method, selectCall } from '@meetcute/contract';
import { selectedCountryOf, settingsOfVisitor } from '@meetcute/core';
import { createBackground } from './background.ts';
import { notFound, ServerError } from './errors.ts';
import { chooseCacheControl } from './http/cache-control.ts';
import type { Mount, Mounted } from './http/call-context.ts';
import { createDesk, type Desk } from './desk.ts';
import { dispatch } from './http/dispatch.ts';
import { failureResponse } from './http/failure-response.ts';
import { removeAbandonedForms } from './http/form.ts';
import { sweepAttempts } from './http/requests.job.ts';
import { networkOf } from './http/network.ts';
import { createPhotoResponse, photoFileOf, type PhotoResponse } from './http/photo-response.ts';
import { createPhotoNotes, type NoteRefusedPhoto } from './http/security-events.ts';
import { createUploads } from './http/uploads.ts';
import { createPasswords } from './modules/account/passwords.service.ts';
import { sweepAudit } from './modules/audit/audit.job.ts';
import { sweepChats } from './modules/chats/chats.job.ts';
import { sweepNotifications } from './modules/notifications/notifications.job.ts';
import { createJobHandlers } from './job-handlers.ts';
import { type QueueState, readQueue } from './jobs/jobs.repository.ts';
import { limitMails } from './mails/limit-mails.ts';
import { startWorker } from './jobs/worker.ts';
import { modules } from './modules.ts';
import { checkLedger } from './modules/ledger/ledger.job.ts';
import { watchOpenOrders } from './modules/orders/open-orders.job.ts';
import { createDeliveryReceipts } from './modules/messages/delivery-receipts.service.ts';
import { sweepMessageImages } from './modules/message-images/message-images.job.ts';
import { sweepEvents } from './modules/events/events.job.ts';
import { sweepTakedowns } from './modules/moderation/takedowns.job.ts';
import { sweepReports } from './modules/reports/reports.job.ts';
import { sweepCancellations } from './modules/subscriptions/cancellations.job.ts';
import { watchPrices } from './modules/shop/offered-prices.job.ts';
import { sweepSearch } from './modules/search/search.job.ts';
import { sweepSessions } from './modules/sessions/sessions.job.ts';
import { argon2Hasher } from './ports/argon2-hasher.ts';
import { createNotifier } from './ports/defaults.ts';
import type { Hasher, Mailer } from './ports/ports.ts';
import { processPresence } from './ports/presence.ts';
import type { Services } from './services.ts';
import { type Site, siteOfRequest } from './sites.ts';
import { isResponding } from './database/unavailable.ts';

/**
 * Options of an API. `notifier`, `presence`, `background`, `uploads` and `hasher` (argon2id) have defaults.
 */
export type ApiOptions = Omit<
  Services,
  'mailer' | 'notifier' | 'presence' | 'background' | 'uploads' | 'deliveryReceipts' | 'worker' | 'passwords'
> &
  Partial<Pick<Services, 'notifier' | 'presence' | 'background' | 'uploads'>> & {
    mailer: Mailer;
    hasher?: Hasher;
  };

/** The site and client of a request, as the host has resolved them. */
export interface RequestTarget {
  /** Id of the site that the host has already resolved. Default: the site of the request's host name. */
  site?: string | undefined;
  /** The client's network address. Without it, limits count accounts and browsers only. */
  address?: string | undefined;
  /** Country of that address. Default: unknown; the site's settings name the country. */
  country?: string | null | undefined;
}

/** The member API as a fetch handler. */
export interface Api {
  /** Responds to a request. Never rejects. */
  fetch(request: Request, target?: RequestTarget): Promise<Response>;
  /** Returns whether the database responds. */
  isReady(): Promise<boolean>;
  /** Returns the state of the jobs. Rejects when the database does not respond. */
  readQueue(): Promise<QueueState[]>;
  /** Failed attempts of jobs since the start, by kind. */
  readonly jobFailures: ReadonlyMap<string, number>;
  /** Opens the API of the staff desk, which the host serves apart from the sites. */
  openDesk(): Desk;
  /** Ends open streams and background work. Requests are still handled. */
  stop(): void;
  /** Stops the API and waits for background work. Does not close the database; its opener does. */
  close(): Promise<void>;
  /** Names of the calls with a handler, for the conformance suite and the start-up log line. */
  readonly mounted: readonly string[];
}

const ownCalls = allCalls.filter((call) => call.path.startsWith('/api/'));

/** Creates the member API of all sites. Every call of the contract is mounted once by method and path. */
export function createApi(options: ApiOptions): Api {
  const background = options.background ?? createBackground(options.log);
  const passwords = createPasswords(options.hasher ?? argon2Hasher);
  const tools = {
    passwords,
    notifier: createNotifier(),
    presence: processPresence,
    uploads: createUploads(),
    ...options,
    mailer: limitMails(options.mailer, options),
    background,
  };
  const worker = startWorker(tools, createJobHandlers(tools));
  const services: Services = {
    ...tools,
    deliveryReceipts: createDeliveryReceipts({ ...tools, worker }),
    worker,
  };
  const handlers = new Map<string, Mounted>();
  const mount: Mount = (call, handler, admit) => {
    if (handlers.has(call.name))
      throw new Error(`The call ${call.name} is mounted twice. Only one module may handle it.`);
    // `mount` has checked the types, which the map does not keep.
    handlers.set(call.name, { handler, admit } as unknown as Mounted);
  };
  for (const routes of modules) routes(mount, services);
  const photoResponse = createPhotoResponse(services);
  const noteRefusedPhoto = createPhotoNotes(services.log);

  checkLedger(services);
  watchOpenOrders(services);
  watchPrices(services);
  sweepAttempts(services);
  sweepAudit(services);
  sweepCancellations(services);
  sweepChats(services);
  sweepEvents(services);
  sweepMessageImages(services);
  sweepNotifications(services);
  sweepReports(services);
  sweepSearch(services);
  sweepSessions(services);
  sweepTakedowns(services);
  background.run('Removing abandoned upload folders', removeAbandonedForms);

  return {
    fetch: async (request, target = {}) => {
      const response = await respond(
        services,
        { handlers, photoResponse, noteRefusedPhoto },
        request,
        target,
      ).catch((error: unknown) => failureResponse(services, error));
      response.headers.set(
        'cache-control',
        response.headers.get('cache-control') ?? chooseCacheControl(request),
      );
      return response;
    },
    isReady: () => isResponding(services.db),
    readQueue: () => readQueue(services.db, services.clock.now()),
    jobFailures: worker.failures,
    openDesk: () => createDesk(services),
    stop: () => services.notifier.stop(),
    close: async () => {
      services.notifier.stop();
      await background.settle();
      services.notifier.close();
    },
    mounted: [...handlers.keys()],
  };
}

interface Handling {
  handlers: ReadonlyMap<string, Mounted>;
  photoResponse: PhotoResponse;
  noteRefusedPhoto: NoteRefusedPhoto;
}

async function respond(
  services: Services,
  { handlers, photoResponse, noteRefusedPhoto }: Handling,
  request: Request,
  target: RequestTarget,
): Promise<Response> {
  const url = new URL(request.url);
  const file = isRead(request) ? photoFileOf(url.pathname) : null;
  if (file) {
    const site = requireSite(services.sites, request, target);
    try {
      return await photoResponse({ file, request, site, host: hostOf(request, site) });
    } catch (error) {
      if (error instanceof ServerError && error.code === 'not_found')
        noteRefusedPhoto({ site, network: networkOf(target.address) });
      throw error;
    }
  }
  const candidates = ownCalls.filter((call) => matchPath(call, url.pathname) !== null);
  if (candidates.length === 0) throw notFound();
  const site = siteOfVisitor(requireSite(services.sites, request, target), request, target);
  const methods = [...new Set(candidates.map((call) => call.method))];
  if (!methods.includes(request.method as Method)) return methodNotAllowed(methods);
  const call = selectCall(candidates, request.method as Method, url);
  if (!call)
    throw new ServerError('bad_request', { message: 'The query does not select a call of this path.' });
  const mountedCall = handlers.get(call.name);
  if (!mountedCall) throw new ServerError('not_implemented');
  const network = networkOf(target.address);
  return dispatch(services, { call, ...mountedCall, request, site, host: hostOf(request, site), network });
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Returns the site of a request. Throws unknown_host when there is none, or the host names another one. */
function requireSite(sites: readonly Site[], request: Request, target: RequestTarget): Site {
  const namedSite = siteOfRequest(sites, request);
  const site = target.site ? sites.find(({ id }) => id === target.site) : namedSite;
  const isForeign = request.headers.has('x-original-host') && namedSite?.id !== site?.id;
  if (!site || isForeign)
    throw new ServerError('unknown_host', { message: 'No site of this server has that host name.' });
  return site;
}

/** Returns a site with the settings of one visitor. */
const siteOfVisitor = (site: Site, request: Request, { country = null }: RequestTarget): Site => ({
  ...site,
  settings: settingsOfVisitor(site.settings, {
    located: country,
    selected: selectedCountryOf(request.headers.get('cookie')),
  }),
});

function methodNotAllowed(methods: readonly Method[]): Response {
  const response = new ServerError('method_not_allowed').toResponse();
  response.headers.set('allow', methods.join(', '));
  return response;
}

/**
 * Returns the host that the browser sees. A host passed on by the proxy wins; it is checked against the
 * site's list before.
 */
const hostOf = (request: Request, site: Site): string =>
  request.headers.get('x-original-host') ??
  request.headers.get('host') ??
  new URL(request.url).host ??
  site.hosts[0];
