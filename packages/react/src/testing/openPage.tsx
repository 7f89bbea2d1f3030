import { createClient, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import type { KnownTrafficSource } from '@meetcute/core';
import { createI18n } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { answer, createWorld, userOf, type World } from '@meetcute/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useErrorPolicy } from '../errors/useErrorPolicy.ts';
import { createNotices } from '../notices/notices.ts';
import { NoticesContext } from '../notices/NoticesContext.ts';
import { noApp } from '../app/port.ts';
import { memberForCalls } from '../session/sessionEnd.ts';
import { MeetcuteProvider } from '../provider/MeetcuteProvider.tsx';
import { createPersistentStore, type PersistentStore } from '../provider/persistentStore.ts';
import { createMemoryDatabase } from '../provider/memoryDatabase.ts';
import type { Ports } from '../provider/ports.ts';

const i18n = createI18n({ locale: 'en', messages: await catalogue('en') });

/** The English words for an error without a code of its own, from the catalogue. */
export const genericError = i18n.t('error:code.server_error');

/** A populated world in which an unpaid member is logged in. */
export const memberWorld = (): World => createWorld({ viewer: 'unpaid' });

/** The member who is logged in. Throws for a visitor. */
export function viewerOf(world: World) {
  const member = world.members.get(world.sessions.get(world.browserSession ?? '') ?? '');
  if (member) return member;
  throw new Error('Nobody is logged in to this world. Start from memberWorld().');
}

function Policy({ children }: { children: ReactNode }) {
  useErrorPolicy();
  return children;
}

/** A member's page with the error policy of the shell: the world answers its calls, and what happens is written down. Doors to the browser may be replaced. */
export function openPage(
  world: World,
  trafficSource: KnownTrafficSource = null,
  portOverrides: Partial<Ports> = {},
) {
  /** Calls as `GET /api/likes.php`, in the order they were asked. */
  const asked: string[] = [];
  /** The same as requests, with their bodies unread. */
  const requests: Request[] = [];
  /** Messages of the log, with the errors' codes. */
  const logged: { message: string; code: unknown }[] = [];
  const alerts: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    requests.push(request.clone());
    // A browser ends an aborted request; the world goes on working on it.
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
    return Promise.race([answer(world, request), aborted]);
  };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const client = createClient({ baseUrl: location.origin, fetch, memberOf: memberForCalls(queryClient) });
  queryClient.setQueryData(queryKeyOf(calls.getUser), userOf(world, viewerOf(world)));
  const notices = createNotices();
  const localStore: PersistentStore = createPersistentStore({ storage: () => undefined });
  const memory = createMemoryDatabase();
  const database = portOverrides.database ?? (async () => memory);
  const ports: Partial<Ports> = {
    localStore,
    database,
    app: async () => noApp,
    alert: (text) => void alerts.push(text),
    log: (message, cause) => void logged.push({ message, code: (cause as { code?: unknown }).code }),
    ...portOverrides,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MeetcuteProvider
          client={client}
          settings={world.settings}
          trafficSource={trafficSource}
          ports={ports}
        >
          <NoticesContext value={notices}>
            <Policy>{children}</Policy>
          </NoticesContext>
        </MeetcuteProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  return {
    asked,
    requests,
    logged,
    alerts,
    kept: localStore,
    database,
    queryClient,
    client,
    /** The page itself, for parts to stand on. */
    Page: wrapper,
    /** The notices on show, newest first. */
    notices: () => notices.queue.visibleToasts.map(({ content }) => content),
    /** Uses a hook on this page; answers what it returned last. */
    use: <T,>(hook: () => T) => renderHook(hook, { wrapper }).result,
  };
}
