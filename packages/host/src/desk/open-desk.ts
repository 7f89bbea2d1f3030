import type { HostApi } from '../api.ts';
import { listen } from '../start/listen.ts';
import type { RequestHandler } from '../start/plain-page.ts';
import { findDeskFiles } from './desk-files.ts';
import { createDeskHandler, type DeskHandlerOptions } from './desk-handler.ts';
import { deskOrigin, type DeskPlace } from './desk-place.ts';

/** The staff desk on its port. */
export interface OpenedDesk {
  /** Address of the desk in a browser. */
  url: string;
  /** Stops listening. Resolves when all requests are finished. */
  stop(): Promise<void>;
}

type Surroundings = Pick<DeskHandlerOptions, 'addressOf' | 'onError'> & {
  /** Adds the log of requests. */
  withLog: (handle: RequestHandler) => RequestHandler;
};

/**
 * Serves the staff desk on a port of its own, which is not public by mistake. Returns undefined while it is switched off.
 * Rejects with a StartError when it has no build, or the port is in use.
 */
export async function openDesk(
  place: DeskPlace | undefined,
  api: Pick<HostApi, 'openDesk'>,
  { withLog, ...surroundings }: Surroundings,
): Promise<OpenedDesk | undefined> {
  if (!place || !api.openDesk) return undefined;
  const files = findDeskFiles();
  const handle = createDeskHandler({ desk: api.openDesk(), files, origin: place.origin, ...surroundings });
  const variables = { port: 'DESK_PORT', address: 'DESK_HOST' };
  const { port, stop } = await listen(withLog(handle), { ...place, variables });
  return { url: `${deskOrigin(place, port)}/desk`, stop };
}
