import { createClient, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { respond, createWorld, userOf, type World } from '@meetcute/mocks';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useErrorPolicy } from '../errors/useErrorPolicy.ts';
import { noApp } from '../app/port.ts';
import { memberForCalls } from '../session/session-end.ts';
import { createCallCache } from '../provider/create-call-cache.ts';
import { createMeetcute } from '../provider/create-meetcute.ts';
import { MeetcuteProvider } from '../provider/MeetcuteProvider.tsx';
import { createPersistentStore, type PersistentStore } from '../provider/persistent-store.ts';
import { createMemoryDatabase } from '../provider/memory-database.ts';
import type { Ports } from '../provider/ports.ts';

const i18n = createI18n({ locale: 'en', messages: await catalogue('en') });

/** English text for an error without a specific code, from the catalogue. */
export const genericError = i18n.t('error:code.server_error');

/** Creates a populated world in which an unpaid member is logged in. */
export const memberWorld = (): World => createWorld({ viewer: 'unpaid' });

/** Returns the logged-in member. Throws for a logged-out visitor. */
export function viewerOf(world: World) {
  const member = world.members.get(world.sessions.get(world.browserSession ?? '') ?? '');
  if (member) return member;
  throw new Error('No member is logged in to this world. Start from memberWorld().');
}

function Policy({ children }: { children: ReactNode }) {
  useErrorPolicy();
  return children;
}

/**
 * Opens a member's page with the error policy of the shell. The world responds to its calls. Records requests, log
 * messages and alerts. Ports to the browser can be replaced.
 */
export function openPage(
  world: World,
  trafficSource: KnownTrafficSource = null,
  portOverrides: Partial<Ports> = {},
) {
  /** Requests as `GET /api/likes.php`, in order. */
  const requestLines: string[] = [];
  /** Requests with unread bodies, in order. */
  const requests: Request[] = [];
  /** Log messages, with error codes. */
  const logEntries: { message: string; code: unknown }[] = [];
  /** Texts of alerts, in order. */
  const alerts: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requestLines.push(`${request.method} ${new URL(request.url).pathname}`);
    requests.push(request.clone());
    return respond(world, request);
  };
  const queryClient = createCallCache();
  const client = createClient({ baseUrl: location.origin, fetch, memberOf: memberForCalls(queryClient) });
  queryClient.setQueryData(queryKeyOf(calls.getUser), userOf(world, viewerOf(world)));
  const localStore: PersistentStore = createPersistentStore({ storage: () => undefined });
  const memory = createMemoryDatabase();
  const database = portOverrides.database ?? (async () => memory);
  const ports: Partial<Ports> = {
    localStore,
    database,
    app: async () => noApp,
    alert: (text) => void alerts.push(text),
    log: (message, cause) => void logEntries.push({ message, code: (cause as { code?: unknown }).code }),
    ...portOverrides,
  };
  const { settings } = world;
  const meetcute = createMeetcute({ client, settings, i18n, queryClient, trafficSource, ports });
  const { store, notices } = meetcute;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MeetcuteProvider value={meetcute}>
      <Policy>{children}</Policy>
    </MeetcuteProvider>
  );
  return {
    requestLines,
    requests,
    logged: logEntries,
    alerts,
    kept: localStore,
    database,
    queryClient,
    store,
    client,
    meetcute,
    /** Wrapper component for rendering parts on the page. */
    Page: wrapper,
    /** Returns the visible notices, newest first. */
    notices: () => notices.queue.visibleToasts.map(({ content }) => content),
    /** Renders a hook on this page. Returns a ref with its last result. */
    use: <T,>(hook: () => T) => renderHook(hook, { wrapper }).result,
  };
}
